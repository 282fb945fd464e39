/// Which property a field of the form is about, and which field a property has.
extension Domain.Directive {
    /// Counted from 0 in the source's order; nil where the property is not there, and for a name that is yet to be given.
    func place(of field: FieldID) -> Int? {
        guard let (key, nth) = field.property else { return nil }
        return properties.indices.lazy.filter { properties[$0].key == key }.dropFirst(nth).first
    }

    func valueField(at place: Int) -> FieldID { .value(key: properties[place].key, nth: nth(at: place)) }

    func nameField(at place: Int) -> FieldID { .name(key: properties[place].key, nth: nth(at: place)) }

    /// `valueField(at:)` of every place, in one walk over all of them.
    var valueFields: [FieldID] {
        var counts: [String: Int] = [:]
        return properties.map { property in
            defer { counts[property.key, default: 0] += 1 }
            return .value(key: property.key, nth: counts[property.key, default: 0])
        }
    }

    /// How many properties before it have its name.
    private func nth(at place: Int) -> Int {
        properties[..<place].reduce(0) { $0 + ($1.key == properties[place].key ? 1 : 0) }
    }
}

extension FieldID {
    /// Nil for a property that is yet to be named.
    var property: (key: String, nth: Int)? {
        switch self {
        case .value(let key, let nth), .name(let key, let nth): (key, nth)
        case .newName: nil
        }
    }

    /// Whether it is about a property's name.
    var isName: Bool {
        switch self {
        case .value: false
        case .name, .newName: true
        }
    }

    /// The field of its property's name.
    var ofName: FieldID { FieldID.newName.of(self) }

    /// The same part of another property.
    func of(_ property: FieldID) -> FieldID {
        guard let (key, nth) = property.property else { return property }
        return isName ? .name(key: key, nth: nth) : .value(key: key, nth: nth)
    }
}
