/// A video by its address.
enum EmbedTile {
    static func problem(in tile: Domain.Directive) -> BuiltInTile.Problem? {
        guard tile.hasText("url"), let url = tile.text(of: "url") else {
            return .init(.embedMissingURL, "url", at: "url")
        }
        if let ratio = tile.text(of: "aspectRatio"), !isRatio(ratio) {
            return .init(.embedRatio, ratio, at: "aspectRatio")
        }
        guard let address = WebAddress(Blank.trim(url)) else { return .init(.embedProvider, url, at: "url") }
        guard address.scheme.lowercased() == "https" else {
            return .init(.embedScheme, address.scheme, at: "url")
        }
        return isShown(address) ? nil : .init(.embedProvider, url, at: "url")
    }

    /// Two positive whole numbers with a slash between them.
    private static func isRatio(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { (Int(Blank.trim($0)) ?? 0) > 0 }
    }

    private static func isShown(_ address: WebAddress) -> Bool {
        guard !address.host.isEmpty, !address.hasUser else { return false }
        return isVideo(address) || isVideoFile(address.path.last ?? "")
    }

    private static func isVideo(_ address: WebAddress) -> Bool {
        let path = address.path
        switch address.host.lowercased() {
        case "youtu.be", "www.youtu.be": return isYouTubeID(path.first)
        case "youtube.com", "www.youtube.com", "m.youtube.com", "youtube-nocookie.com", "www.youtube-nocookie.com":
            if path == ["watch"] { return isYouTubeID(address.query("v")) }
            return ["embed", "shorts", "live"].contains(path.first) && isYouTubeID(path.dropFirst().first)
        case "vimeo.com", "www.vimeo.com": return isVimeoID(path.first)
        case "player.vimeo.com": return path.first == "video" && isVimeoID(path.dropFirst().first)
        default: return false
        }
    }

    private static func isYouTubeID(_ id: String?) -> Bool {
        guard let id, (1...128).contains(id.utf8.count) else { return false }
        return id.utf8.allSatisfy { $0.isASCIIWord }
    }

    private static func isVimeoID(_ id: String?) -> Bool {
        guard let id, !id.isEmpty else { return false }
        return id.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// A file called just `ogg` passes, too.
    private static func isVideoFile(_ name: String) -> Bool {
        let end = name.lowercased().split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        return ["mp4", "webm", "ogg"].contains(end)
    }
}

extension UInt8 {
    /// An ASCII letter or digit, `-` or `_`.
    var isASCIIWord: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }
}
