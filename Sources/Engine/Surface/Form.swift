extension Surface {
    /// A directive's properties as labelled fields. `Editor.text`, `layout`, `selection` and `composition` are those of
    /// the field that has the keyboard; `layout` is nil while that one is no text.
    public struct Form: Equatable, Sendable {
        public struct Field: Equatable, Sendable {
            public var id: FieldID
            /// What it is called; for a property without a meaning of its own: its key.
            public var label: String
            public var control: Control
            /// The value as it is edited: a list's items as lines.
            public var text: String
            /// `text` in `face`, broken at the viewport's field width; nil for a choice and a switch.
            public var layout: TextLayout?
            /// What the text is set in: code has a face of its own.
            public var face: TextFace
            /// What holds, or what is meant, while `text` is empty.
            public var placeholder: String
            public var isRequired: Bool
            /// Why the tile is broken here, or why the text was not taken; nil where all is well.
            public var problem: String?
            /// What else is to be said: that another property of the same name counts.
            public var note: String?
            /// Stands in the source and may be taken out of it.
            public var isRemovable: Bool

            public init(
                id: FieldID, label: String, control: Control, text: String = "", layout: TextLayout? = nil,
                placeholder: String = "", isRequired: Bool = false, problem: String? = nil, note: String? = nil,
                isRemovable: Bool = false, face: TextFace = TextFace(.body)
            ) {
                self.id = id
                self.label = label
                self.control = control
                self.text = text
                self.layout = layout
                self.face = face
                self.placeholder = placeholder
                self.isRequired = isRequired
                self.problem = problem
                self.note = note
                self.isRemovable = isRemovable
            }
        }

        public enum Control: Equatable, Sendable {
            case text, multiline, number
            /// One item on each line.
            case list
            /// One of these values; the text is another one where the file says so.
            case choice([String])
            case toggle(isOn: Bool)
            /// The key of the property whose value is the next field, or that of a new property.
            case name
        }

        /// In the order of the form.
        public var fields: [Field]
        /// The one that has the keyboard.
        public var focus: FieldID
        /// What is wrong with the tile and stands at no field; nil where nothing is.
        public var problem: String?

        public init(fields: [Field], focus: FieldID, problem: String? = nil) {
            self.fields = fields
            self.focus = focus
            self.problem = problem
        }
    }
}

/// Names a field of a form; it stays the same while the property comes and goes.
public enum FieldID: Hashable, Sendable {
    /// The value of the property with this key; `nth` from 0 tells equal keys apart.
    case value(key: String, nth: Int)
    /// Its key, where that may be changed.
    case name(key: String, nth: Int)
    /// The key of a property that is not there yet.
    case newName
}

extension FieldID: CustomStringConvertible {
    /// As accessibility trees and scenarios write it. No key holds a colon, so no two are the same.
    public var description: String {
        switch self {
        case .value(let key, let nth): nth == 0 ? "field-\(key)" : "field-\(key):\(nth + 1)"
        case .name(let key, let nth): nth == 0 ? "name-\(key)" : "name-\(key):\(nth + 1)"
        case .newName: "new-property"
        }
    }
}
