import Engine

/// Where the fields of a form stand, in points from the top left of what scrolls; the form is as wide as the pane.
public struct FormFrames: Equatable, Sendable {
    public struct Field: Equatable, Sendable {
        public var id: FieldID
        /// Nil where a name stands in its place, and for a switch, which carries its own.
        public var label: Rect?
        /// The edge around the text, all options, or the switch with its label.
        public var box: Rect
        /// Whether it is the name that stands in the place of the next field's label.
        public var isHead = false
        /// The top left of the first line; nil for a choice and a switch.
        public var textOrigin: Point?
        /// Of a choice, in reading order.
        public var options: [Option] = []
        /// The button that takes the property out of the source.
        public var remove: Rect?
        /// What is said below the box.
        public var remarks: [Remark] = []

        /// From the label down to the last remark.
        public var extent: ClosedRange<Double> {
            let top = min(label?.y ?? box.y, remove?.y ?? box.y)
            return top...max(box.maxY, remarks.last?.rect.maxY ?? 0)
        }
    }

    public struct Option: Equatable, Sendable {
        public var value: String
        public var rect: Rect
    }

    /// A sentence below a field.
    public struct Remark: Equatable, Sendable {
        public enum Kind: Hashable, Sendable { case problem, note }

        public var kind: Kind
        public var text: String
        public var layout: TextLayout
        public var rect: Rect
    }

    /// As many as the form has, in its order.
    public private(set) var fields: [Field] = []
    public private(set) var height = 0.0
    /// Of the field that has the keyboard; nil where that one is no text.
    public let focusedText: Point?

    /// `editor` has the form; `width` is that of the pane.
    init?(of editor: Surface.Editor, width: Double, metrics: Metrics, measuring: any TextMeasuring) {
        guard let form = editor.form else { return nil }
        var placer = FormPlacer(width: width, metrics: metrics, measuring: measuring)
        for (index, field) in form.fields.enumerated() {
            let layout = form.focus == field.id ? editor.layout ?? field.layout : field.layout
            let isNamed = index > 0 && field.id.isNamed(by: form.fields[index - 1])
            let isName = index + 1 < form.fields.count && form.fields[index + 1].id.isNamed(by: field)
            placer.place(field, layout: layout, as: isName ? .name : isNamed ? .named : .labelled)
        }
        fields = placer.fields
        height = placer.height
        focusedText = fields.first { $0.id == form.focus }?.textOrigin
    }

    public func field(_ id: FieldID) -> Field? { fields.first { $0.id == id } }

    /// How high the node with this id stands: a field, one of its options or the button that removes it.
    public func extent(ofNode id: String) -> ClosedRange<Double>? {
        for field in fields {
            if FormView.nodeID(field.id) == id { return field.extent }
            if let remove = field.remove, FormView.removeID(field.id) == id { return remove.y...remove.maxY }
            let option = field.options.first { FormView.optionID(field.id, $0.value) == id }
            if let option { return option.rect.y...option.rect.maxY }
        }
        return nil
    }
}

extension FieldID {
    /// Whether `field` is the key of the property whose value this is.
    fileprivate func isNamed(by field: Surface.Form.Field) -> Bool {
        guard case .value(let key, let nth) = self else { return false }
        return field.control == .name && field.id == .name(key: key, nth: nth)
    }
}
