extension Domain.Fault.Code {
    /// The sentence that a person reads. `detail` holds the names and values at fault.
    func message(_ detail: [String]) -> String {
        func part(_ index: Int) -> String { index < detail.count ? detail[index] : "" }
        let (first, second) = (part(0), part(1))
        switch self {
        case .encoding: return "The file holds bytes that are not UTF-8."
        case .frontMatterUnclosed: return "The front matter that begins here has no closing line ---."
        case .frontMatterLine: return "A line of the front matter must be a key, a colon and a value."
        case .tileTypeMissing: return "The tile has no type after :::tile."
        case .tileUnclosed: return "The tile that begins here has no closing line :::."
        case .tilePropertyLine: return "A line of a tile must be a key, a colon and a value."

        case .embedMissingURL: return "The embed needs a url."
        case .embedRatio: return "aspectRatio must be two whole numbers such as 16/9, not “\(first)”."
        case .embedScheme: return "The url must begin with https, not \(first)."
        case .embedProvider: return "“\(first)” is no address of YouTube, Vimeo or a video file."

        case .chartMissingProperty: return "The chart needs “\(first)”."
        case .chartUnknownType: return "“\(first)” is no chart type: it must be bar, line, pie, doughnut or scatter."
        case .chartEmptySeriesName: return "A series needs a name after “series.”."
        case .chartBadNumber: return "“\(second)” in “\(first)” is no number."
        case .chartBadHeight: return "height must be a whole number from 240 to 720, not “\(first)”."
        case .chartBadLegend: return "legend must be yes or no, not “\(first)”."
        case .chartMissingSeries: return "The chart needs at least one series, such as “series.Rain: 42, 61, 38”."
        case .chartLengthMismatch: return "The series “\(first)” has \(second) values, but there are \(part(2)) labels."
        case .chartSeriesCount: return "A \(first) chart shows exactly one series, and there are \(second)."
        case .chartNonpositiveSlice: return "Every slice of “\(first)” must be above zero, and one is \(second)."

        case .mermaidMissingDefinition: return "The diagram needs a definition."

        case .formMissingProperty: return "The form needs “\(first)”."
        case .formNotString: return "“\(first)” must be a text, not a list."
        case .formEmptyProperty: return "“\(first)” must not be empty."
        case .formUnknownMode: return "“\(first)” is no mode: it must be static, local, remote, proxy or build."
        case .formUnboundService: return "tiledown.yml binds no service called “\(first)”."
        case .formBadContract: return "The contract of the service “\(first)” can't be used: \(second)."
        case .formUnknownOperation: return "The service has no operation called “\(first)”."
        case .formModeNotOffered: return "The operation “\(second)” does not offer the mode \(first)."
        case .formCredential: return "The operation “\(first)” needs a credential that a browser may not hold."
        case .formModeNotRendered: return "A form in the mode \(first) can't be shown: it must be proxy or remote."

        case .buttondownMissingUsername: return "The sign-up form needs a username."
        case .buttondownBadUsername: return "A username has letters, digits, - and _ only, not “\(first)”."
        case .buttondownBadBoolean: return "“\(first)” must be yes or no, not “\(second)”."
        case .buttondownBadMetadataKey: return "“\(first)” can't be a metadata key: letters, digits, -, _ and . only."
        case .buttondownMetadataNotString: return "The metadata “\(first)” must be a text, not a list."
        case .buttondownBadRedirectPath: return "“\(first)” can't be the path of a page."

        case .linkNotFound: return Self.notFound(first, second)
        case .pageBadSlug: return "“\(first)” can't be the slug of a page."
        case .pageDuplicateSlug: return "The page has the slug “\(first)”, and so has \(second)."
        case .pageBadDate: return "The date must be a day such as 2026-10-19, not “\(first)”."
        case .redirectMissingTo: return "A redirect needs “to”: where it leads."
        case .redirectBadTo: return "A redirect leads to a page, http, https or mailto, not to “\(first)”."

        case .settingsLine: return "A line of the settings must be a key, a colon and a value."
        case .settingsUnknownKey: return "“\(first)” is no setting."
        case .settingsBadValue: return "“\(first)” must be \(part(2)), not “\(second)”."
        case .settingsMissingKey: return "The service “\(first)” needs “\(second)”."
        case .settingsBadContract: return "The contract of the service “\(first)” can't be used: \(second)."
        }
    }

    private static func notFound(_ scheme: String, _ name: String) -> String {
        switch Domain.SiteLink.Scheme(rawValue: scheme) {
        case .page where name.isEmpty: "There is no home page for “page:”."
        case .page, nil: "There is no page “\(name)”; a page is a folder with an index.md."
        case .post: "There is no dated post “\(name)”."
        case .tag: "No dated post has the tag “\(name)”."
        case .social: "The settings have no account “social.\(name)”."
        case .link: "The settings have no address “links.\(name)”."
        }
    }
}
