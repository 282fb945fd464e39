/// A field of a directive's form, as the document has it.
struct FormField: Equatable {
    let id: FieldID
    var label: String
    var kind: PropertySchema.Kind = .text
    /// What the source says; nil where the property is not there.
    var value: Domain.Directive.Value?
    var placeholder = ""
    var isRequired = false
    var problem: String?
    var note: String?
    /// In the short form of a diagram: has no name, can't be taken out, and no blank lines at its ends.
    var isShortDiagram = false

    init(_ id: FieldID, label: String) {
        self.id = id
        self.label = label
    }

    /// The value as it is edited: a list's items as lines.
    var text: String { text(of: value) }

    func text(of value: Domain.Directive.Value?) -> String {
        switch value {
        case nil: ""
        case .text(let text): text
        case .list(let items): items.joined(separator: "\n")
        }
    }

    /// The shape follows the source. `isList`: it was a list before its last item went.
    func control(isList: Bool = false) -> Surface.Form.Control {
        if id.isName { return .name }
        guard !isList, value.map({ $0.text != nil }) ?? true else { return .list }
        let hasLines = text.utf8.contains { $0 == 10 || $0 == 13 }
        switch kind {
        case .multiline, .code, .any: return .multiline
        case .text, .entries: return hasLines ? .multiline : .text
        case .number: return hasLines ? .multiline : .number
        case .choice(let choices): return hasLines ? .multiline : .choice(choices)
        case .toggle(let isOn): return hasLines ? .multiline : .toggle(isOn: text.switchValue ?? isOn)
        }
    }

    /// What is written for a text: a list has no empty lines and no blank ends, since the format has none.
    func value(for text: String, in control: Surface.Form.Control) -> Domain.Directive.Value {
        switch control {
        case .list:
            let items = text.linesByLF.map { Blank.trim($0) }.filter { !$0.isEmpty }
            return items.isEmpty ? .text("") : .list(items)
        case .text, .multiline, .number, .choice, .toggle, .name:
            return .text(isShortDiagram ? text.withoutBlankEdges : text)
        }
    }
}

extension String {
    /// Without the blank lines at both ends.
    fileprivate var withoutBlankEdges: String {
        let lines = replacingCRLF.linesByLF
        guard let first = lines.firstIndex(where: { !Blank.trim($0).isEmpty }),
            let last = lines.lastIndex(where: { !Blank.trim($0).isEmpty })
        else { return "" }
        return lines[first...last].joined(separator: "\n")
    }

    /// `true` or `false` in the words that stand here: `yes` becomes `no`, `On` becomes `Off`.
    func switched(to isOn: Bool) -> String {
        let pairs = [("true", "false"), ("yes", "no"), ("on", "off"), ("1", "0")]
        let pair = pairs.first { $0.0 == lowercased() || $0.1 == lowercased() } ?? pairs[0]
        let word = isOn ? pair.0 : pair.1
        guard first?.isUppercase == true else { return word }
        return self == uppercased() ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
    }
}
