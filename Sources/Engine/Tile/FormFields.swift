/// The form of a directive: the built-in type's properties whether they are there or not, each with its duplicates behind
/// it, then those of its pattern and those without a meaning as they stand, then room for a new one.
struct FormFields {
    private(set) var all: [FormField] = []
    /// What is wrong and stands at no field.
    private(set) var problem: String?
    private let tile: Domain.Directive
    /// What the value of each property is called.
    private let ids: [FieldID]

    /// `services` are those that the site binds, by id; nil where the site is not known.
    init(of tile: Domain.Directive, services: [String: Domain.Service]?) {
        self.tile = tile
        ids = tile.valueFields
        let schema = PropertySchema(type: tile.type)
        for property in schema.properties { append(property) }
        let places = tile.properties.indices.filter { schema.property(tile.properties[$0].key) == nil }
        let fits = { (place: Int) in schema.pattern.map { tile.properties[place].key.hasPrefix($0.prefix) } ?? false }
        for place in places where fits(place) { append(place, pattern: schema.pattern) }
        let unknown = places.filter { !fits($0) }
        let byKey = Dictionary(grouping: unknown) { tile.properties[$0].key }
        for place in unknown where ids[place].property?.nth == 0 {
            for same in byKey[tile.properties[place].key] ?? [] { append(same, pattern: nil) }
        }
        appendNewName(schema)
        noteProblems(services)
    }

    func field(_ id: FieldID) -> FormField? { all.first { $0.id == id } }

    private mutating func append(_ property: PropertySchema.Property) {
        var field = FormField(.value(key: property.key, nth: 0), label: property.label)
        field.kind = property.kind
        field.placeholder = property.placeholder
        field.isRequired = property.isRequired
        let places = tile.properties.indices.filter { tile.properties[$0].key == property.key }
        if let place = places.first {
            field.value = tile.properties[place].value
            field.isShortDiagram = tile.form == .mermaid
        }
        all.append(field)
        for place in places.dropFirst() { appendDuplicate(of: property, place) }
    }

    private mutating func appendDuplicate(of property: PropertySchema.Property, _ place: Int) {
        appendName(place)
        var field = FormField(ids[place], label: property.label)
        field.kind = property.kind
        field.value = tile.properties[place].value
        field.note = Self.unused(property.key)
        all.append(field)
    }

    private mutating func append(_ place: Int, pattern: PropertySchema.Pattern?) {
        appendName(place)
        let property = tile.properties[place]
        let id = ids[place]
        let name = pattern.map { Blank.trim(String(property.key.dropFirst($0.prefix.count))) } ?? ""
        var field = FormField(
            id, label: pattern.map { name.isEmpty ? $0.label : "\($0.label) \(name)" } ?? property.key)
        field.kind = pattern?.kind ?? .any
        field.placeholder = pattern?.placeholder ?? ""
        field.value = property.value
        if id.property?.nth != 0, pattern?.countsTwice != true { field.note = Self.unused(property.key) }
        all.append(field)
    }

    private mutating func appendName(_ place: Int) {
        var field = FormField(ids[place].ofName, label: "Name")
        field.value = .text(tile.properties[place].key)
        all.append(field)
    }

    private mutating func appendNewName(_ schema: PropertySchema) {
        var field = FormField(.newName, label: "New property")
        field.placeholder = schema.pattern.map { $0.prefix + "NAME" } ?? "Name"
        all.append(field)
    }

    private static func unused(_ key: String) -> String { "Not used: the first “\(key)” counts." }

    private mutating func noteProblems(_ services: [String: Domain.Service]?) {
        for index in all.indices where !all[index].id.isName { all[index].problem = all[index].ownProblem }
        if let fault = tile.fault { problem = Self.sentence(of: fault) }
        guard let found = BuiltInTile.problem(in: tile, services: services) else { return }
        if let index = all.firstIndex(where: { $0.id == found.field }) {
            all[index].problem = found.fault.message
        } else if problem == nil {
            problem = found.fault.message
        }
    }

    private static func sentence(of fault: Domain.Fault) -> String {
        guard let line = fault.text, fault.code == .tilePropertyLine else {
            return fault.message + " The source (Ctrl+E) shows it."
        }
        let short = line.count > 40 ? line.prefix(40) + "…" : line[...]
        return "Line \(fault.line), “\(short)”, is no property: it must be a key, a colon and a value."
            + " The source (Ctrl+E) shows it."
    }
}

extension FormField {
    /// What is wrong with its value alone, where no check of the type says more.
    fileprivate var ownProblem: String? {
        guard note == nil, let value else { return nil }
        guard let text = value.text else {
            switch kind {
            case .entries, .any: return nil
            case .text, .multiline, .number, .code, .choice, .toggle:
                return "A text is wanted here, so this list is not used."
            }
        }
        switch kind {
        case .toggle where !text.isEmpty && text.switchValue == nil: return "“\(text)” is neither yes nor no."
        case .number where Int(text) == nil: return "“\(text)” is no whole number."
        case .choice(let choices) where !choices.contains(text.lowercased()): return "“\(text)” is none of the choices."
        case .text, .multiline, .number, .code, .entries, .choice, .toggle, .any: return nil
        }
    }
}
