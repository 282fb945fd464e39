/// Names a field of one line.
public enum LineFieldID: String, Hashable, Sendable {
    /// What the palette is filtered by.
    case palette
    /// What is searched for in the document, and what takes its place.
    case find, replacement
}

extension Surface {
    /// A field of one line that a person types into. Offsets are UTF-8 bytes into `text`.
    public struct LineField: Equatable, Sendable {
        public var id: LineFieldID
        /// Its accessible name.
        public var label: String
        /// What is shown while it is empty.
        public var placeholder: String
        public var text: String
        /// Of the text with the composition in it, on one line.
        public var layout: TextLayout
        public var selection: TextSelection
        public var composition: TextComposition?
        /// Why what it holds can't be used, in words; nil where it can.
        public var problem: String?

        public init(
            id: LineFieldID, label: String, placeholder: String = "", text: String = "", layout: TextLayout,
            selection: TextSelection = .init(), composition: TextComposition? = nil, problem: String? = nil
        ) {
            self.id = id
            self.label = label
            self.placeholder = placeholder
            self.text = text
            self.layout = layout
            self.selection = selection
            self.composition = composition
            self.problem = problem
        }

        init(
            _ line: LineText, id: LineFieldID, label: String, placeholder: String = "", problem: String? = nil,
            measuring: any TextMeasuring
        ) {
            self.init(
                id: id, label: label, placeholder: placeholder, text: line.text,
                layout: line.layout(measuring: measuring), selection: line.selection, composition: line.composition,
                problem: problem)
        }
    }
}
