/// Section 6 of the format, one table for each type.
extension PropertySchema {
    /// Knows no property for a type that is not built in.
    init(type: String) {
        self =
            switch BuiltInTile(rawValue: type) {
            case .callout: Self.callout
            case .counter: Self.counter
            case .embed: Self.embed
            case .chart: Self.chart
            case .mermaid: Self.mermaid
            case .serviceForm: Self.form
            case .buttondown: Self.signUp
            case nil: PropertySchema()
            }
    }

    private static let counter = PropertySchema(properties: [.init("label", "Label", .text, "Clicks")])

    private static let callout = PropertySchema(properties: [
        .init("title", "Title", .text, "Note"),
        .init("body", "Body", .multiline),
    ])

    private static let embed = PropertySchema(properties: [
        .init("url", "Address", .text, "https://www.youtube.com/watch?v=…", isRequired: true),
        .init("title", "Title", .text, "Embedded content"),
        .init("aspectRatio", "Aspect ratio", .text, "16/9"),
    ])

    private static let chart = PropertySchema(
        properties: [
            .init("type", "Type", .choice(ChartTile.types), isRequired: true),
            .init("title", "Title"),
            .init("labels", "Labels", .entries, "April, May, June", isRequired: true),
            .init("height", "Height", .number, "360"),
            .init("legend", "Legend", .toggle(isOn: true)),
        ],
        pattern: .init(
            prefix: ChartTile.prefix, label: "Series", kind: .entries, placeholder: "42, 61, 38", countsTwice: true))

    private static let mermaid = PropertySchema(properties: [
        .init("definition", "Definition", .code, "graph TD", isRequired: true),
        .init("title", "Title"),
    ])

    private static let form = PropertySchema(properties: [
        .init("id", "Name of this form", isRequired: true),
        .init("service", "Service", isRequired: true),
        .init("operation", "Operation", isRequired: true),
        .init("mode", "Mode", .choice(ServiceFormTile.modes), isRequired: true),
        .init("submitLabel", "Button", .text, "Submit"),
    ])

    private static let signUp = PropertySchema(
        properties: [
            .init("username", "User name", isRequired: true),
            .init("title", "Title", .text, "Subscribe"),
            .init("body", "Body", .multiline),
            .init("emailLabel", "Label of the address", .text, "Email"),
            .init("placeholder", "Example of an address", .text, "you@example.com"),
            .init("buttonLabel", "Button", .text, "Subscribe"),
            .init("note", "Note", .multiline),
            .init("tags", "Tags", .entries),
            .init("poweredBy", "Says who sends it", .toggle(isOn: true)),
            .init("generatePages", "Makes pages of its own", .toggle(isOn: true)),
            .init("redirectBasePath", "Path of those pages", .text, "newsletter"),
            .init("thanksTitle", "Title of the thanks"),
            .init("thanksBody", "Text of the thanks", .multiline),
            .init("confirmedTitle", "Title once confirmed"),
            .init("confirmedBody", "Text once confirmed", .multiline),
        ],
        pattern: .init(
            prefix: ButtondownTile.metadata, label: "Metadata", kind: .text, placeholder: "", countsTwice: false))
}
