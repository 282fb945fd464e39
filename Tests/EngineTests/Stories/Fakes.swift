import Engine
import Fakes

/// A disk in memory.
final class MemoryFiles: FileReading, FileSaving, @unchecked Sendable {
    /// Contents by path below `/notes`.
    var files: [String: [UInt8]]
    var readOnly: Set<String> = []
    /// The next save fails so.
    var nextFailure: SaveFailure?
    private(set) var saves = 0

    init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

    func readWorkspace(at path: String) throws(ReadFailure) -> WorkspaceListing {
        guard path == "/notes" else { throw .missing(path: path) }
        return WorkspaceListing(root: path, documents: files.keys.sorted().map { Domain.DocumentID($0) })
    }

    func readFile(at path: String) throws(ReadFailure) -> FileContent {
        let name = String(path.dropFirst("/notes/".count))
        guard let bytes = files[name] else { throw .missing(path: path) }
        return FileContent(bytes: bytes, isWritable: !readOnly.contains(name))
    }

    func save(
        _ bytes: [UInt8], to path: String, expecting expected: [UInt8]?, evenReadOnly: Bool
    ) throws(SaveFailure) {
        let name = String(path.dropFirst("/notes/".count))
        if let failure = nextFailure {
            nextFailure = nil
            throw failure
        }
        guard files[name] == expected else { throw files[name] == nil ? .deletedOnDisk : .changedOnDisk }
        if readOnly.contains(name), !evenReadOnly { throw .readOnly }
        files[name] = bytes
        saves += 1
    }

    func text(_ name: String) -> String { String(decoding: files[name] ?? [], as: UTF8.self) }
}

/// An editor over a disk in memory, and a record of what it signalled.
final class Desk {
    let files: MemoryFiles
    let background = QueueBackground()
    let clock = StillClock()
    let clipboard = MemoryClipboard()
    let editor: Editor
    let journal: MemoryJournal
    private(set) var signals: [Set<SurfaceArea>] = []

    convenience init(_ texts: [String: String]) { self.init(MemoryFiles(texts), MemoryJournal()) }

    /// Over what another one has left behind.
    init(_ files: MemoryFiles, _ journal: MemoryJournal) {
        self.files = files
        self.journal = journal
        editor = Editor(
            files: files, background: background, clipboard: clipboard, clock: clock, measuring: Ruler(),
            journal: journal)
        editor.onChange = { [unowned self] in signals.append($0) }
        perform(.appWillAppear(path: "/notes"))
    }

    /// A workspace of one page, opened.
    convenience init(page text: String) {
        self.init(["page.md": text])
        perform(.openDocument(Domain.DocumentID("page.md")))
    }

    /// Performs it and all the background work that it starts.
    func perform(_ intents: Intent...) {
        for intent in intents {
            editor.perform(intent)
            while !background.jobs.isEmpty { editor.perform(.receive(background.jobs.removeFirst()())) }
        }
    }

    func clearSignals() { signals = [] }

    /// What the cards show, by their accessible names.
    var names: [String] { editor.listSurface.rows.compactMap { editor.tileSurface($0.id)?.label } }

    func tile(_ name: String) -> Domain.TileID {
        for row in editor.listSurface.rows {
            if case .tile(let id) = row.id, editor.tileSurface(row.id)?.label == name { return id }
        }
        fatalError("no tile \(name) among \(names)")
    }

    var message: String { editor.statusSurface.message }
    func saved(_ name: String = "page.md") -> String { files.text(name) }
}
