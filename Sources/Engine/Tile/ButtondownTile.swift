/// A sign-up form for a newsletter.
enum ButtondownTile {
    static let metadata = "metadata."

    static func problem(in tile: Domain.Directive) -> BuiltInTile.Problem? {
        guard tile.hasText("username"), let name = tile.text(of: "username") else {
            return .init(.buttondownMissingUsername, "username", at: "username")
        }
        guard Blank.trim(name).utf8.allSatisfy({ $0.isASCIIWord }) else {
            return .init(.buttondownBadUsername, name, at: "username")
        }
        return switchProblem(in: tile, "poweredBy") ?? metadataProblem(in: tile)
            ?? switchProblem(in: tile, "generatePages") ?? pathProblem(in: tile)
    }

    /// Empty means the default.
    private static func switchProblem(in tile: Domain.Directive, _ key: String) -> BuiltInTile.Problem? {
        switch tile.value(of: key) {
        case nil, .text(""): nil
        case .text(let text): text.switchValue == nil ? .init(.buttondownBadBoolean, key, text, at: key) : nil
        case .list(let items): .init(.buttondownBadBoolean, key, items.joined(separator: ", "), at: key)
        }
    }

    private static func metadataProblem(in tile: Domain.Directive) -> BuiltInTile.Problem? {
        for (place, property) in tile.properties.enumerated() where property.key.hasPrefix(metadata) {
            let key = String(property.key.dropFirst(metadata.count))
            guard !key.isEmpty, key.utf8.allSatisfy({ $0.isASCIIWord || $0 == UInt8(ascii: ".") }) else {
                return .init(.buttondownBadMetadataKey, key, at: tile.nameField(at: place))
            }
            if property.value.text == nil {
                return .init(.buttondownMetadataNotString, key, at: tile.valueField(at: place))
            }
        }
        return nil
    }

    /// Only where pages are made at all.
    private static func pathProblem(in tile: Domain.Directive) -> BuiltInTile.Problem? {
        guard tile.text(of: "generatePages")?.switchValue != false, let path = tile.text(of: "redirectBasePath") else {
            return nil
        }
        return path.isBlankText || Slug.isValid(path)
            ? nil : .init(.buttondownBadRedirectPath, path, at: "redirectBasePath")
    }
}

/// Where a page stands in its site: section 11 of the format.
enum Slug {
    /// Slashes at both ends do not count.
    static func isValid(_ slug: String) -> Bool {
        let text = slug.trimmingSlashes
        guard !text.isEmpty else { return true }
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && !["#", "%", "?", "\\"].contains($0)
        }
        return isPlain
            && text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
                !["", ".", ".."].contains($0)
            }
    }
}
