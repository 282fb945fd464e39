extension Surface.Toolbar {
    init(_ state: State) {
        var path: [String] = []
        if let workspace = state.workspace {
            path.append(workspace.name)
            if let current = state.current, !workspace.isSingleFile { path.append(workspace.title(of: current)) }
        }
        self.init(
            path: path,
            controls: [.back, .reload, .undo, .redo, .save, .insertAfter].map { command in
                Surface.Control(
                    command: command, title: state.title(of: command), hint: state.hint(of: command),
                    isEnabled: state.allows(command))
            })
    }
}

extension State {
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
        case .delete, .duplicate, .cut, .join, .moveUp, .moveDown, .moveLeft, .moveRight:
            document.map { $0.refusal == nil && !$0.selection.ids.isEmpty } ?? false
        case .selectAll: document != nil
        case .toggleSource: session != nil
        case .quit: true
        }
    }

    func title(of command: Command) -> String {
        command == .back && session != nil ? "Board" : command.title
    }

    func hint(of command: Command) -> String {
        switch command {
        case .back: session != nil ? "Back to the board" : "Back to all documents"
        case .reload: "Read the folder again"
        case .undo: "Take the last change back"
        case .redo: "Do again what was taken back"
        case .save: "Write the changed documents to disk"
        case .insertAfter: "New tile after the selected one"
        case .insertBefore: "New tile before the selected one"
        case .edit: "Edit the selected tile"
        case .delete: "Delete the selected tiles"
        case .duplicate: "Copy the selected tiles behind themselves"
        case .moveUp: "Move the selected tiles a row up"
        case .moveDown: "Move the selected tiles a row down"
        case .moveLeft: "Move the selected tiles one place back"
        case .moveRight: "Move the selected tiles one place on"
        case .cut: "Put the selected tiles on the clipboard and take them out"
        case .copy: "Put the selected tiles on the clipboard, as Markdown"
        case .paste: "Markdown on the clipboard becomes tiles behind the selected one"
        case .join: "Make one tile of the selected one and the next, or of those selected"
        case .split: "Make two tiles of the one that is edited, at the caret"
        case .selectAll: "Select every tile"
        case .toggleSource: "Show the tile's source instead of its form, or the form again"
        case .quit: "Close the window"
        }
    }
}
