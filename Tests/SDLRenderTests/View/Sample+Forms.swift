import Engine

@testable import SDLRender

/// Forms as the engine would make them.
extension Sample {
    typealias Field = Surface.Form.Field

    /// The engine breaks every text at the field width that the layout tells it.
    static func form(
        _ title: String, _ fields: [Field], focus: FieldID, problem: String? = nil, preview: [Surface.Block] = [],
        caret: Int? = nil, width: Double = 340, _ measuring: any TextMeasuring
    ) -> SurfaceSet {
        let wrap = Metrics(measuring: measuring).fieldWidth(inPane: width)
        let laid = fields.map { field in
            var field = field
            switch field.control {
            case .choice, .toggle: break
            case .text, .multiline, .number, .list, .name:
                field.layout = TextLayout([.init(field.text, field.face)], width: wrap, measuring: measuring)
            }
            return field
        }
        var surfaces = document()
        surfaces.navigation.destination = .detail
        let focused = laid.first { $0.id == focus }
        let text = focused?.text ?? ""
        surfaces.editor = .init(
            id: id(4), title: title, hint: "Esc to go back", text: text,
            form: .init(fields: laid, focus: focus, problem: problem),
            formHint: "Shows the tile's source (Ctrl+E)", layout: focused?.layout,
            selection: .init(caret: .init(caret ?? text.utf8.count)), preview: preview, serial: 1)
        return surfaces
    }

    static func value(
        _ key: String, _ label: String, _ text: String = "", _ control: Surface.Form.Control = .text,
        placeholder: String = "", isRequired: Bool = false, problem: String? = nil, note: String? = nil, nth: Int = 0
    ) -> Field {
        Field(
            id: .value(key: key, nth: nth), label: label, control: control, text: text, placeholder: placeholder,
            isRequired: isRequired, problem: problem, note: note, isRemovable: !text.isEmpty)
    }

    static func name(_ key: String, nth: Int = 0) -> Field {
        Field(id: .name(key: key, nth: nth), label: "Name", control: .name, text: key)
    }

    static func newName(_ placeholder: String = "Name") -> Field {
        Field(id: .newName, label: "New property", control: .name, placeholder: placeholder)
    }

    static let frost = "Close the lids and drain the barrel. The tap by the gate is off from November to March."

    static func callout(
        focus: FieldID = .value(key: "title", nth: 0), width: Double = 340, _ measuring: any TextMeasuring
    ) -> SurfaceSet {
        form(
            "callout",
            [
                value("title", "Title", "Before the frost", placeholder: "Note"),
                value("body", "Body", frost, .multiline), newName(),
            ], focus: focus, preview: [.callout(title: .init("Before the frost"), text: .init(frost))], width: width,
            measuring)
    }

    static func chart(
        focus: FieldID = .value(key: "type", nth: 0), width: Double = 340, _ measuring: any TextMeasuring
    ) -> SurfaceSet {
        form(
            "chart",
            [
                value(
                    "type", "Type", "bar", .choice(["bar", "line", "pie", "doughnut", "scatter"]), isRequired: true),
                value("title", "Title", "Litres of compost"),
                value("labels", "Labels", "Left\nMiddle\nRight", .list, isRequired: true),
                value(
                    "height", "Height", "tall", .number, placeholder: "360", problem: "“tall” is no whole number."),
                value("legend", "Legend", "", .toggle(isOn: true)),
                name("series.2025"),
                value(
                    "series.2025", "Series 2025", "342, 295", .text,
                    problem: "Series “2025” has 2 values, and there are 3 labels: each label needs one."),
                newName("series.NAME"),
            ], focus: focus, width: width, measuring)
    }

    /// A type that nobody knows, with two properties of the same name.
    static func unknown(_ measuring: any TextMeasuring) -> SurfaceSet {
        form(
            "weather-station",
            [
                name("place"), value("place", "place", "By the gate", .multiline), name("place", nth: 1),
                value(
                    "place", "place", "Behind the shed", .multiline, note: "Not used: the first “place” counts.",
                    nth: 1),
                name("sensors"), value("sensors", "sensors", "rain\nwind from the west\nsoil", .list), newName(),
            ], focus: .value(key: "sensors", nth: 0), measuring)
    }

    /// So many fields, each with so many lines.
    static func long(fields: Int, lines: Int, focus: FieldID = .newName, _ measuring: any TextMeasuring) -> SurfaceSet {
        let text = (1...lines).map { "line \($0)" }.joined(separator: "\n")
        return form(
            "long", (1...fields).map { value("key\($0)", "Key \($0)", text, .multiline) } + [newName()], focus: focus,
            measuring)
    }
}
