import Engine
import Fakes

/// Uses the whole editor as a person would, on a disk in memory.
struct EditorDriver: Driver {
    let editor: Editor
    let disk: MemoryDisk
    let background = QueueBackground()
    let clipboard = MemoryClipboard()
    let trace: Trace
    /// What the editor was seen to hold, for undo and redo.
    private var past: Past
    /// What another program wrote and the editor has not read.
    private var foreign: [UInt8]?
    private let input: [UInt8]
    /// Whether the document was read anew or written: the first state is then no longer the one that counts as saved.
    private var isPastFirst = false

    static let path = "/notes/page.md"
    static let page = Domain.DocumentID("page.md")

    init(_ input: [UInt8], _ trace: Trace) throws(Broken) {
        self.input = input
        self.trace = trace
        disk = MemoryDisk([Self.path: input, "/notes/other.md": Array("# Other\n".utf8)])
        editor = Editor(
            files: disk, background: background, clipboard: clipboard, clock: StillClock(), measuring: EvenRuler())
        past = Past(Domain.Document(parsing: input))
        perform(.appWillAppear(path: "/notes"))
        drain()
        try requireSurfaces()
        try require(bytes == input, .parts)
    }

    var document: Domain.Document { editor.openDocument ?? Domain.Document() }
    var bytes: [UInt8] { document.bytes }

    mutating func step(_ random: inout Seeded) throws(Broken) {
        switch random.below(24) {
        case 0: try writeFromOutside(&random)
        case 1: try toggleTask(&random)
        case 2: try setProperty(&random)
        default: try give(intent(&random))
        }
        if !random.once(in: 4) || !isOnPage { drain() }
        try requireLaws()
        try requireCards(&random)
    }

    func perform(_ intent: Intent) {
        trace("\(intent)")
        editor.perform(intent)
    }

    /// Lets all background work report, and goes back to the page.
    func drain() {
        while !background.jobs.isEmpty { editor.perform(.receive(background.jobs.removeFirst()())) }
        guard !isOnPage else { return }
        perform(.openDocument(Self.page))
        drain()
    }

    private var isOnPage: Bool {
        editor.openDocument != nil
            && editor.sidebarSurface.rows.contains { $0.isCurrent && $0.id == .document(Self.page) }
    }

    mutating func give(_ intent: Intent) throws(Broken) {
        try settleName(before: intent)
        perform(intent)
        // It is done once the other document was read.
        if case .moveToDocument = intent { drain() }
        if isOnPage { try past.note(document, intent) }
        if intent == .run(.reload) {
            drain()
            isPastFirst = true
            if bytes == foreign { foreign = nil }
        }
        if isOnPage, !isEnabled(.undo), !isEnabled(.redo) { past = Past(document) }
    }

    /// A half-typed name takes effect where its field is left, as a step of its own before what is asked for.
    mutating func settleName(before intent: Intent) throws(Broken) {
        switch (intent, editor.editorSurface.form?.focus) {
        case (.editText, _), (.run(.undo), _): return
        case (_, .name?), (_, .newName?):
            perform(.focusField(.newName))
            if isOnPage { try past.note(document, .focusField(.newName)) }
        case (_, .value?), (_, nil): return
        }
    }

    func isEnabled(_ command: Command) -> Bool {
        editor.toolbarSurface.controls.contains { $0.command == command && $0.isEnabled }
    }

    private mutating func writeFromOutside(_ random: inout Seeded) throws(Broken) {
        guard random.once(in: 4) else { return }
        trace("another program writes")
        drain()
        let text = Array("Written by another program. \(random.below(1000))\n".utf8)
        disk.files[Self.path] = text
        foreign = text
    }

    /// Undo leads back to the input, redo to the last state.
    mutating func finish() throws(Broken) {
        drain()
        let last = past.last
        while isEnabled(.undo) { try give(.run(.undo)) }
        try require(document == past.first, .undo, shown(bytes))
        try requireLaws()
        if disk.saves == 0, !isPastFirst {
            try require(bytes == input && editor.statusSurface.state == "saved", .undo, editor.statusSurface.state)
        }
        while isEnabled(.redo) { try give(.run(.redo)) }
        try require(document == last, .redo, shown(bytes))
        try requireLaws()
        try saveAndReadAgain()
    }

    private func saveAndReadAgain() throws(Broken) {
        let wanted = bytes
        perform(.run(.save))
        drain()
        try requireLaws()
        guard foreign == nil else { return }
        try require(disk.files[Self.path] == wanted, .saved, shown(disk.files[Self.path] ?? []))
        try require(editor.statusSurface.state == "saved", .saved, editor.statusSurface.state)
        try require(Domain.Document(parsing: disk.files[Self.path] ?? []).bytes == wanted, .saved)
    }

    private func requireLaws() throws(Broken) {
        try document.requireWholeParse()
        try requireSurfaces()
        if let foreign {
            try require(disk.files[Self.path] == foreign, .saved, "another program's text was overwritten")
        }
        if editor.statusSurface.state == "saved", foreign == nil {
            try require(disk.files[Self.path] == bytes, .saved, "it is said to be saved: \(shown(bytes))")
        }
    }
}

/// The states that were seen, in the order of undo. Typing that joins the step before it passes states that undo skips.
struct Past {
    private var states: [Domain.Document]
    private var place = 0

    init(_ first: Domain.Document) { states = [first] }

    var first: Domain.Document { states[0] }
    var last: Domain.Document { states[states.count - 1] }

    mutating func note(_ document: Domain.Document, _ intent: Intent) throws(Broken) {
        if document == states[place] { return }
        switch intent {
        case .run(.undo):
            guard let found = states[..<place].lastIndex(of: document) else {
                throw Broken(law: .undo, detail: shown(document.bytes))
            }
            place = found
        case .run(.redo):
            guard let found = states[(place + 1)...].firstIndex(of: document) else {
                throw Broken(law: .redo, detail: shown(document.bytes))
            }
            place = found
        case _:
            states.removeSubrange((place + 1)...)
            states.append(document)
            place += 1
        }
    }
}
