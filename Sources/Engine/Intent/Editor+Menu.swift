/// Menus are made of commands, so that they never know more than the palette.
extension Editor {
    func openMenu(_ subject: MenuSubject) {
        closeOverlay()
        let session = state.menu(of: subject)
        if session.items.isEmpty { return state.say("There is nothing to be done here.") }
        state.overlay = .menu(session)
    }
}

extension State {
    fileprivate func menu(of subject: MenuSubject) -> MenuSession {
        switch subject {
        case .here:
            if session != nil { return menu(of: .text) }
            return menu(of: selection.current.map { .row($0) } ?? .board)
        case .row(.document(let id)):
            return MenuSession(
                title: workspace?.title(of: id) ?? id.fileName,
                items: [
                    .init(
                        id: .document(id), title: "Open", shortcut: "", isEnabled: workspace?.contains(id) ?? false,
                        startsGroup: false, intent: .openDocument(id))
                ] + items([[.goToDocument, .searchWorkspace, .reload]], startsGroup: true))
        case .row(.folder(let path)):
            let isFolded = workspace?.folded.contains(path) ?? false
            return MenuSession(
                title: path,
                items: [
                    .init(
                        id: .command(.edit), title: isFolded ? "Open the folder" : "Close the folder", shortcut: "",
                        isEnabled: true, startsGroup: false, intent: .toggleFolder(path))
                ] + items([[.goToDocument, .searchWorkspace, .reload]], startsGroup: true))
        case .row(let id):
            let count = selectedTiles.count
            let isHeading =
                selectedTilesInSight.count == 1 && id.tileID.flatMap { document?.tile($0)?.kind.rowLevel } != nil
            return MenuSession(
                title: count > 1 ? Words.count(count, "tile") : "Tile",
                items: items(Self.tileCommands + (isHeading ? [Self.sectionCommands] : [])))
        case .board: return MenuSession(title: "Board", items: items(Self.boardCommands))
        case .text:
            return MenuSession(
                title: "Text", items: textItems { .editText($0) } + items(Self.textCommands, startsGroup: true))
        case .line(let id): return MenuSession(title: "Text", items: textItems { .editLine(id, $0) })
        case .more: return MenuSession(title: "More", items: items(Self.moreCommands))
        }
    }

    private static let tileCommands: [[Command]] = [
        [.edit, .insertBefore, .insertAfter],
        [.cut, .copy, .paste, .duplicate, .delete],
        [.turnInto, .join],
        [.moveUp, .moveDown, .moveLeft, .moveRight, .moveToDocument],
    ]

    /// Those that a heading has besides: all of their topic.
    private static let sectionCommands = Command.allCases.filter { $0.topic == .section }

    private static let boardCommands: [[Command]] = [
        [.insertAfter, .insertKind, .paste, .selectAll], [.undo, .redo], [.goToDocument, .searchWorkspace],
        [.toggleSidebar, .reload],
    ]

    private static let textCommands: [[Command]] = [[.bold, .italic], [.undo, .redo], [.split, .toggleSource]]

    /// Everything that has no button in the toolbar, by topic.
    private static let moreCommands: [[Command]] = {
        let shown = Set(Surface.Toolbar.commands + [.menu])
        let topics = Command.Topic.allCases.map { topic in
            Command.allCases.filter { $0.topic == topic && !shown.contains($0) && $0 != .palette && $0 != .shortcuts }
        }
        return [[.palette, .shortcuts]] + topics.filter { !$0.isEmpty }
    }()

    private func items(_ groups: [[Command]], startsGroup: Bool = false) -> [MenuSession.Item] {
        groups.enumerated().flatMap { index, group in
            group.enumerated().map { place, command in
                MenuSession.Item(
                    id: .command(command), title: command.listTitle, shortcut: keymap.shortcut(of: command),
                    isEnabled: allows(command), startsGroup: place == 0 && (index > 0 || startsGroup),
                    intent: .run(command))
            }
        }
    }

    /// What the keys of every text do.
    private func textItems(_ intent: (TextCommand) -> Intent) -> [MenuSession.Item] {
        let all: [(Command, TextCommand)] = [
            (.cut, .cut), (.copy, .copy), (.paste, .paste), (.selectAll, .selectAll),
        ]
        return all.map { command, textCommand in
            MenuSession.Item(
                id: .command(command), title: command.title, shortcut: keymap.shortcut(of: command), isEnabled: true,
                startsGroup: false, intent: intent(textCommand))
        }
    }
}
