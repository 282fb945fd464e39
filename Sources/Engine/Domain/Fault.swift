extension Domain {
    /// What is wrong in a document, for a person and for a program.
    public struct Fault: Equatable, Sendable {
        public var code: Code
        /// Counted from 1; in a tile from its opening line, in a document from the file's first line.
        public var line: Int
        /// Characters from the start of the line, from 1.
        public var column: Int
        /// One sentence.
        public var message: String
        /// The line that can't be read, without its line end; nil where no single line is at fault.
        public var text: String?
        /// The names and values that are at fault.
        public var detail: [String]
        /// The tile that it stands in; nil outside tiles, and where no document is asked.
        public var tile: TileID?
        /// The type of the directive that it stands in, if any.
        public var type: String?

        init(_ code: Code, line: Int = 1, column: Int = 1, text: String? = nil, detail: [String] = []) {
            self.code = code
            self.line = line
            self.column = column
            self.text = text
            self.detail = detail
            message = code.message(detail)
        }

        /// A line that is not `key: value`.
        init(_ code: Code, line: Int, text: String) {
            let indent = text.prefix { Blank.contains($0) }.count
            self.init(code, line: line, column: indent < text.count ? indent + 1 : 1, text: text)
        }
    }
}

extension Domain.Fault {
    /// The names are those of the format's description.
    public enum Code: String, Sendable, CaseIterable {
        case encoding
        case frontMatterUnclosed = "front-matter-unclosed"
        case frontMatterLine = "front-matter-line"
        case tileTypeMissing = "tile-type-missing"
        case tileUnclosed = "tile-unclosed"
        case tilePropertyLine = "tile-property-line"

        case embedMissingURL = "embed-missing-url"
        case embedRatio = "embed-ratio"
        case embedScheme = "embed-scheme"
        case embedProvider = "embed-provider"

        case chartMissingProperty = "chart-missing-property"
        case chartUnknownType = "chart-unknown-type"
        case chartEmptySeriesName = "chart-empty-series-name"
        case chartBadNumber = "chart-bad-number"
        case chartBadHeight = "chart-bad-height"
        case chartBadLegend = "chart-bad-legend"
        case chartMissingSeries = "chart-missing-series"
        case chartLengthMismatch = "chart-length-mismatch"
        case chartSeriesCount = "chart-series-count"
        case chartNonpositiveSlice = "chart-nonpositive-slice"

        case mermaidMissingDefinition = "mermaid-missing-definition"

        case formMissingProperty = "service-form-missing-property"
        case formNotString = "service-form-not-string"
        case formEmptyProperty = "service-form-empty-property"
        case formUnknownMode = "service-form-unknown-mode"
        case formUnboundService = "service-form-unbound-service"
        case formBadContract = "service-form-bad-contract"
        case formUnknownOperation = "service-form-unknown-operation"
        case formModeNotOffered = "service-form-mode-not-offered"
        case formCredential = "service-form-credential"
        case formModeNotRendered = "service-form-mode-not-rendered"

        case buttondownMissingUsername = "buttondown-missing-username"
        case buttondownBadUsername = "buttondown-bad-username"
        case buttondownBadBoolean = "buttondown-bad-boolean"
        case buttondownBadMetadataKey = "buttondown-bad-metadata-key"
        case buttondownMetadataNotString = "buttondown-metadata-not-string"
        case buttondownBadRedirectPath = "buttondown-bad-redirect-path"

        case linkNotFound = "link-not-found"
        case pageBadSlug = "page-bad-slug"
        case pageDuplicateSlug = "page-duplicate-slug"
        case pageBadDate = "page-bad-date"
        case redirectMissingTo = "redirect-missing-to"
        case redirectBadTo = "redirect-bad-to"

        case settingsLine = "settings-line"
        case settingsUnknownKey = "settings-unknown-key"
        case settingsBadValue = "settings-bad-value"
        case settingsMissingKey = "settings-missing-key"
        case settingsBadContract = "settings-bad-contract"

        /// The document is rejected by itself; otherwise a site build refuses a tile of it, or what it says to the site.
        public var isError: Bool {
            switch self {
            case .encoding, .frontMatterUnclosed, .frontMatterLine, .tileTypeMissing, .tileUnclosed, .tilePropertyLine:
                true
            case .embedMissingURL, .embedRatio, .embedScheme, .embedProvider, .chartMissingProperty, .chartUnknownType,
                .chartEmptySeriesName, .chartBadNumber, .chartBadHeight, .chartBadLegend, .chartMissingSeries,
                .chartLengthMismatch, .chartSeriesCount, .chartNonpositiveSlice, .mermaidMissingDefinition,
                .formMissingProperty, .formNotString, .formEmptyProperty, .formUnknownMode, .formUnboundService,
                .formBadContract, .formUnknownOperation, .formModeNotOffered, .formCredential, .formModeNotRendered,
                .buttondownMissingUsername, .buttondownBadUsername, .buttondownBadBoolean, .buttondownBadMetadataKey,
                .buttondownMetadataNotString, .buttondownBadRedirectPath, .linkNotFound, .pageBadSlug,
                .pageDuplicateSlug,
                .pageBadDate, .redirectMissingTo, .redirectBadTo, .settingsLine, .settingsUnknownKey, .settingsBadValue,
                .settingsMissingKey, .settingsBadContract:
                false
            }
        }
    }
}
