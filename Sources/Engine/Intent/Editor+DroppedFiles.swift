/// What comes from another program by its path: a picture becomes a tile, a document or a folder opens.
extension Editor {
    func dropFiles(_ paths: [String], before row: SurfaceID?) {
        let pictures = paths.filter { Self.pictureEndings.contains($0.ending) }
        if !pictures.isEmpty { dropPictures(pictures, before: row) }
        guard let other = paths.first(where: { !Self.pictureEndings.contains($0.ending) }) else { return }
        if Self.documentEndings.contains(other.ending) { return openFile(at: other) }
        lookForFolder(at: other)
    }

    private static let pictureEndings: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg"]
    private static let documentEndings: Set = ["md", "markdown"]

    /// Nothing is copied: the tile names the file where it lies.
    private func dropPictures(_ paths: [String], before row: SurfaceID?) {
        guard let workspace = state.workspace, let document = state.document else {
            return state.say("Open a document first: a picture becomes a tile of it.")
        }
        let folder = Domain.DocumentID(workspace.absolutePath(of: document.id)).folder
        let text = paths.map { path in
            "![\(path.fileStem.escapedAsText)](\(path.relative(toFolder: folder).escapedAsAddress))"
        }.joined(separator: "\n\n")
        insertTile(text, after: above(row), edit: false)
        let isOutside = paths.contains { !$0.hasPrefix(workspace.root + "/") }
        if isOutside, state.notice == nil {
            state.say("The picture stays where it is, outside of \(workspace.name).", .normal)
        }
    }

    /// The tile that stands right above a row; nil for the first one, the last tile where there is no row.
    private func above(_ row: SurfaceID?) -> Domain.TileID? {
        guard let tiles = state.document?.document.tiles else { return nil }
        guard let row, row != .newTile else { return tiles.last?.id }
        guard let index = row.tileID.flatMap({ tiles.index(of: $0) }), index > 0 else { return nil }
        return tiles[index - 1].id
    }

    private func openFile(at path: String) {
        if let root = state.workspace?.root, path.hasPrefix(root + "/") {
            let id = Domain.DocumentID(String(path.dropFirst(root.count + 1)))
            if state.workspace?.contains(id) == true { return openDocument(id) }
        }
        openWorkspace(at: path)
    }

    private func lookForFolder(at path: String) {
        state.dropToken = state.nextToken()
        let (token, files) = (state.dropToken, files)
        background.start {
            let listing = try? files.readWorkspace(at: path)
            return .folderDropped(token: token, path: listing?.isSingleFile == false ? path : nil)
        }
    }

    func folderDropped(_ path: String?) {
        guard let path else { return state.say("Only pictures, Markdown files and folders can be dropped here.") }
        openWorkspace(at: path)
    }
}

extension String {
    /// Of the file's name, in small letters; empty without any.
    fileprivate var ending: String {
        let name = Domain.DocumentID(self).fileName
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// The file's name without its ending.
    fileprivate var fileStem: String {
        let name = Domain.DocumentID(self).fileName
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// The way from one absolute folder to this absolute path.
    fileprivate func relative(toFolder folder: String) -> String {
        let (from, to) = (folder.split(separator: "/"), split(separator: "/"))
        let shared = zip(from, to.dropLast()).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared)).joined(separator: "/")
    }

    /// As the words of a picture in Markdown.
    fileprivate var escapedAsText: String {
        reduce(into: "") { text, character in
            if "\\[]*_`<&!".contains(character) { text.append("\\") }
            text.append(character.isNewline ? " " : character)
        }
    }

    /// As the address of a picture in Markdown: what would end it or read as something else, as per cent and two digits.
    fileprivate var escapedAsAddress: String {
        let plain = Set("!$'*+,-./:;=@_~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        return String(
            decoding: utf8.flatMap { byte -> [UInt8] in
                if byte >= 0x80 || plain.contains(byte) { return [byte] }
                let digits = Array("0123456789ABCDEF".utf8)
                return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }, as: UTF8.self)
    }
}
