extension Domain.Directive {
    /// The tile in the form that the format's formatter prints: section 13. Lines end in LF, the last one in nothing.
    public var canonical: String {
        ([":::tile " + type] + properties.flatMap(Self.canonicalLines) + [":::"]).joined(separator: "\n")
    }

    /// Whether the canonical form reads as something else than this tile does.
    public var isCanonicalLossy: Bool {
        let back = Domain.Directive(parsing: Bytes(canonical.utf8))
        return back.fault != nil || back.type != type || !back.holdsSame(as: properties.map { ($0.key, $0.value) })
    }

    /// Whether the properties are these, in this order.
    func holdsSame(as wanted: [(key: String, value: Value)]) -> Bool {
        properties.count == wanted.count
            && zip(properties, wanted).allSatisfy {
                $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.isSame(as: $1.value)
            }
    }

    private static func canonicalLines(_ property: Property) -> [String] {
        switch property.value {
        case .text(""): return [property.key + ":"]
        case .text(let text):
            let lines = text.linesByLF
            return lines.count == 1 ? ["\(property.key): \(text)"] : ["\(property.key): |"] + lines.map { "  " + $0 }
        case .list(let items): return [property.key + ":"] + items.map { "- " + $0 }
        }
    }
}

extension Domain.Directive.Value {
    /// Equal by scalars: `==` of strings would take composed and decomposed letters for the same.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
        case (.list(let a), .list(let b)): a.elementsEqual(b) { $0.utf8.elementsEqual($1.utf8) }
        case (.text, .list), (.list, .text): false
        }
    }
}

extension String {
    /// Cut at every LF, a CR before it left where it is; at least one part.
    var linesByLF: [String] {
        utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
