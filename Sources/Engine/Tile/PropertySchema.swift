/// The properties that a type knows, in the order of its form.
struct PropertySchema {
    enum Kind: Equatable {
        case text, multiline, number
        /// Shown in the face of sources.
        case code
        /// By commas or as a list.
        case entries
        case choice([String])
        /// What holds without the property.
        case toggle(isOn: Bool)
        /// Has no meaning that is known: whatever stands there is right.
        case any
    }

    struct Property {
        var key: String
        var label: String
        var kind: Kind
        /// What holds without it, or an example of what is meant.
        var placeholder: String
        var isRequired: Bool

        init(_ key: String, _ label: String, _ kind: Kind = .text, _ placeholder: String = "", isRequired: Bool = false)
        {
            self.key = key
            self.label = label
            self.kind = kind
            self.placeholder = placeholder
            self.isRequired = isRequired
        }
    }

    /// Properties with any name behind a prefix.
    struct Pattern {
        var prefix: String
        var label: String
        var kind: Kind
        var placeholder: String
        /// Two of the same name are two, and both count.
        var countsTwice: Bool
    }

    var properties: [Property] = []
    var pattern: Pattern?

    func property(_ key: String) -> Property? { properties.first { $0.key == key } }
}
