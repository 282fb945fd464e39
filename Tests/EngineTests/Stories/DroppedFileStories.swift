import Testing

@testable import Engine

@Suite("files from another program")
struct DroppedFileStories {
    private func desk(_ page: String = "One.\n\nTwo.\n", at path: String = "a/page.md") -> Desk {
        let desk = Desk([path: page, "other.md": "# Other\n"])
        desk.perform(.openDocument(Domain.DocumentID(path)))
        return desk
    }

    private func text(_ desk: Desk) -> String {
        String(decoding: desk.editor.openDocument?.bytes ?? [], as: UTF8.self)
    }

    @Test("a picture becomes a tile where it is dropped, named from the document's folder")
    func picture() {
        let desk = desk()
        desk.perform(.dropFiles(["/notes/pics/pond.png"], before: .tile(desk.tile("Two."))))
        #expect(text(desk) == "One.\n\n![pond](../pics/pond.png)\n\nTwo.\n")
        #expect(desk.message.isEmpty)
        desk.perform(.run(.undo), .dropFiles(["/notes/a/x.SVG", "/notes/a/y.jpeg"], before: nil))
        #expect(text(desk) == "One.\n\nTwo.\n\n![x](x.SVG)\n\n![y](y.jpeg)\n")
        desk.perform(.run(.undo), .dropFiles(["/notes/a/x.gif"], before: .tile(desk.tile("One."))))
        #expect(text(desk) == "![x](x.gif)\n\nOne.\n\nTwo.\n")
        desk.perform(.run(.undo))
        #expect(text(desk) == "One.\n\nTwo.\n" && desk.editor.statusSurface.state == "saved")
    }

    @Test(
        "every name reads back as one picture with that address",
        arguments: [
            "a b.png", "a(b).png", "a[1].png", "a*b_c.png", "1%2.png", "ü 漢字.png", "a\\b.png", "q?x#y.png", "<a>.png",
        ])
    func names(_ name: String) {
        let desk = desk("", at: "page.md")
        desk.perform(.dropFiles(["/notes/" + name], before: nil))
        guard
            case .image(let address, let words)? = desk.editor.tileSurface(desk.editor.listSurface.rows[0].id)?.content
                .first
        else {
            Issue.record("no picture: \(text(desk))")
            return
        }
        #expect(words == String(name.dropLast(4)))
        #expect(address.removingPercents == name)
        #expect(desk.editor.openTiles.count == 1)
    }

    @Test("a picture from elsewhere stays there, and that is said")
    func outside() {
        let desk = desk()
        desk.perform(.dropFiles(["/home/me/pond.png"], before: nil))
        #expect(text(desk) == "One.\n\nTwo.\n\n![pond](../../home/me/pond.png)\n")
        #expect(desk.message.hasPrefix("The picture stays where it is"))
    }

    @Test("a document opens; a file that is none, and a picture in the library, are refused in a sentence")
    func others() {
        let desk = desk()
        desk.perform(.dropFiles(["/notes/other.md"], before: nil))
        #expect(desk.names == ["Other"])
        desk.perform(.dropFiles(["/notes/song.mp3"], before: nil))
        #expect(desk.message == "Only pictures, Markdown files and folders can be dropped here.")
        desk.perform(.back, .dropFiles(["/notes/pond.png"], before: nil))
        #expect(desk.message.hasPrefix("Open a document first"))
        #expect(desk.editor.listSurface.scope == .library)
    }

    @Test("a folder opens, unless something is not saved")
    func folder() {
        let desk = desk()
        desk.perform(.insertTile(text: "New.", after: nil, edit: false), .dropFiles(["/notes"], before: nil))
        #expect(desk.message.hasPrefix("Save or undo the changes first"))
        desk.perform(.run(.undo), .dropFiles(["/notes"], before: nil))
        #expect(desk.editor.listSurface.scope == .library)
    }
}

extension String {
    fileprivate var removingPercents: String {
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
