extension Surface.Toolbar {
    init(_ state: State) {
        var path: [String] = []
        if let workspace = state.workspace {
            path.append(workspace.name)
            if let current = state.current, !workspace.isSingleFile { path.append(workspace.title(of: current)) }
        }
        self.init(
            path: path,
            controls: Self.commands.map { state.control($0) })
    }

    /// Those that have a button.
    static let commands: [Command] = [.back, .reload, .undo, .redo, .find, .save, .insertAfter]
}

extension State {
    /// `title`: where it is called otherwise than in lists.
    func control(_ command: Command, title: String? = nil) -> Surface.Control {
        Surface.Control(
            command: command, title: title ?? self.title(of: command), hint: hint(of: command),
            isEnabled: allows(command))
    }

    /// Whether the command would do something now.
    func allows(_ command: Command) -> Bool {
        switch command {
        case .back: session != nil || (current != nil && workspace?.isSingleFile == false)
        case .reload: workspace != nil || failure != nil
        case .undo: (document?.history.canUndo ?? false) || session?.form?.holdsOpenDraft ?? false
        case .redo: document?.history.canRedo ?? false
        case .save: !changedDocuments.isEmpty
        case .insertAfter, .insertBefore: document.map { $0.refusal == nil } ?? false
        case .edit: selection.current != nil
        case .paste: document.map { $0.refusal == nil } ?? false
        case .split: session?.range != nil && session?.form == nil
        case .copy: document.map { !$0.selection.ids.isEmpty } ?? false
        case .delete, .duplicate, .cut, .join, .moveUp, .moveDown, .moveLeft, .moveRight, .turnInto, .makeParagraph,
            .makeHeading1, .makeHeading2, .makeHeading3, .makeBullets, .makeNumbers, .makeTasks, .makeQuote, .makeCode:
            canChangeTiles
        case .moveToDocument: canChangeTiles && workspace?.isSingleFile == false
        case .selectAll: document != nil
        case .selectNone: !selection.ids.isEmpty
        case .toggleSelected: selection.current != nil
        case .find, .replace, .matchCase, .wholeWord, .regularExpression: document != nil
        case .findNext, .findPrevious: document != nil && !search.query.text.isEmpty
        case .replaceOne, .replaceEvery: document?.refusal == nil && search.isOpen && !search.matches.isEmpty
        case .insertKind: document.map { $0.refusal == nil } ?? false
        case .fold, .unfold: selection.current != nil
        case .collapseAll, .expandAll: document != nil || workspace != nil
        case .selectSection: document?.selection.current != nil
        case .moveSectionUp, .moveSectionDown, .promote, .demote:
            document.map { $0.refusal == nil && $0.selection.current != nil } ?? false
        case .bold, .italic: session?.refusal == nil && session != nil
        case .toggleSource: session != nil
        case .goToDocument, .searchWorkspace: workspace != nil
        case .toggleSidebar: workspace != nil
        case .overview, .cards, .page, .zoomReset: workspace != nil
        case .zoomIn: workspace != nil && zoom.larger != nil
        case .zoomOut: workspace != nil && zoom.smaller != nil
        case .palette, .menu, .shortcuts, .quit: true
        }
    }

    /// Whether any tile is selected, and the document may be changed. Front matter is no tile.
    private var canChangeTiles: Bool {
        document.map { $0.refusal == nil && $0.selection.ids.contains { $0.tileID != nil } } ?? false
    }

    func title(of command: Command) -> String {
        command == .back && session != nil ? "Board" : command.title
    }

    /// With its shortcut, where it has one.
    func hint(of command: Command) -> String {
        keymap.hint(command == .back && session != nil ? "Back to the board" : command.hint, for: command)
    }
}
