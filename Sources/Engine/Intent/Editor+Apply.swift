extension Editor {
    /// One line for each intent; the work is in the noun's own file.
    func apply(_ intent: Intent) {
        if intent.leavesField { settleName() }
        switch intent {
        case .appWillAppear(let path):
            openWorkspace(at: path)
            readKeymap()
        case .openWorkspace(let path): openWorkspace(at: path)
        case .appWillDisappear:
            closeSession()
            finishJournal()
        case .run(let command): run(command)
        case .openDocument(let id): openDocument(id)
        case .back: goBack()
        case .escape: escape()
        case .select(let id): select(id)
        case .toggleSelection(let id): toggleSelection(id)
        case .extendSelection(let id): extendSelection(to: id)
        case .selectRows(let ids, let current): selectRows(ids, current: current)
        case .clearSelection: clearSelection()
        case .moveSelection(let direction, let extend): moveSelection(direction, extend: extend)
        case .moveCurrent(let direction): moveCurrent(direction)
        case .typeAhead(let letters): typeAhead(letters)
        case .dropFiles(let paths, let before): dropFiles(paths, before: before)
        case .editDetail(let id): editDetail(id)
        case .insertTile(let text, let after, let edit): insertTile(text, after: after, edit: edit)
        case .deleteTiles(let ids): deleteTiles(ids)
        case .duplicateTiles(let ids): duplicateTiles(ids)
        case .moveTiles(let ids, let before): moveTiles(ids, before: before)
        case .drop(let dragged, let before): drop(dragged, before: before)
        case .moveToDocument(let dragged, let id): transfer(dragged, to: id)
        case .toggleTask(let id, let offset): toggleTask(id, at: offset)
        case .setProperty(let id, let key, let values, let isList): setProperty(id, key, values, isList: isList)
        case .focusField(let id): focusField(id)
        case .setField(let id, let value): setField(id, to: value)
        case .removeField(let id): removeField(id)
        case .replaceAll(let old, let new, let matchCase):
            replaceAll(SearchQuery(old, matchesCase: matchCase), with: new)
        case .closeSearch: closeSearch()
        case .toggleFolder(let path): toggleFolder(path)
        case .toggleFold(let id): toggleFold(id)
        case .editText(let command): editText(command)
        case .editLine(let id, let command): editLine(id, command)
        case .openPalette(let kind): openPalette(kind)
        case .openMenu(let subject): openMenu(subject)
        case .moveChoice(let step): moveChoice(step)
        case .choose(let id): choose(id)
        case .closeOverlay: closeOverlay()
        case .setZoom(let zoom): setZoom(zoom)
        case .setViewport(let viewport): state.viewport = viewport
        case .answer(let choice): answer(choice)
        case .receive(let report): receive(report)
        }
    }

    /// A command stands for an intent with what is selected as its argument.
    private func run(_ command: Command) {
        let selected = state.selectedTiles
        switch command {
        case .back: goBack()
        case .reload: reload()
        case .undo: undo()
        case .redo: redo()
        case .save: save(state.changedDocuments)
        case .insertAfter: startTile(after: selected.last ?? state.document?.document.tiles.last?.id)
        case .insertBefore: startTile(before: selected.first)
        case .edit: if let current = state.selection.current { editDetail(current) }
        case .delete: act("Deleted", on: selected) { deleteTiles($0) }
        case .duplicate: act("Duplicated", on: selected) { duplicateTiles($0) }
        case .moveLeft: act("Moved", on: selected) { shiftTiles($0, .left) }
        case .moveRight: act("Moved", on: selected) { shiftTiles($0, .right) }
        case .moveUp: act("Moved", on: selected) { shiftTiles($0, .up) }
        case .moveDown: act("Moved", on: selected) { shiftTiles($0, .down) }
        case .moveToDocument: openPalette(.destinations)
        case .cut: act("Cut", on: selected) { cutTiles($0) }
        case .copy: act("Copied", on: selected, changes: false) { copyTiles($0) }
        case .paste: pasteTiles()
        case .join: joinTiles(selected)
        case .split: splitTile()
        case .selectAll: selectAll()
        case .selectNone: clearSelection()
        case .toggleSelected: if let current = state.selection.current { toggleSelection(current) }
        case .find: openSearch(showsReplacement: false)
        case .replace: openSearch(showsReplacement: true)
        case .findNext: findNext(backwards: false)
        case .findPrevious: findNext(backwards: true)
        case .replaceOne: replaceOne()
        case .replaceEvery: replaceEvery()
        case .matchCase: changeSearch(\.matchesCase)
        case .wholeWord: changeSearch(\.wholeWords)
        case .regularExpression: changeSearch(\.isExpression)
        case .insertKind: if state.document?.refusal == nil { openPalette(.kinds) }
        case .turnInto: openPalette(.shapes)
        case .makeParagraph: turnInto(.paragraph)
        case .makeHeading1: turnInto(.heading1)
        case .makeHeading2: turnInto(.heading2)
        case .makeHeading3: turnInto(.heading3)
        case .makeBullets: turnInto(.bullets)
        case .makeNumbers: turnInto(.numbers)
        case .makeTasks: turnInto(.tasks)
        case .makeQuote: turnInto(.quote)
        case .makeCode: turnInto(.code)
        case .fold: foldSection(true)
        case .unfold: foldSection(false)
        case .collapseAll: foldAll(true)
        case .expandAll: foldAll(false)
        case .selectSection: selectSection()
        case .moveSectionUp: moveSection(up: true)
        case .moveSectionDown: moveSection(up: false)
        case .promote: shiftLevels(by: -1)
        case .demote: shiftLevels(by: 1)
        case .bold: editText(.emphasize(.strong))
        case .italic: editText(.emphasize(.emphasis))
        case .toggleSource: toggleSource()
        case .overview: setZoom(.init(.overview))
        case .cards: setZoom(.init(.cards))
        case .page: setZoom(.init(.page))
        case .zoomIn: zoom(\.larger)
        case .zoomOut: zoom(\.smaller)
        case .zoomReset: setZoom(.standard)
        case .palette: openPalette(.commands)
        case .goToDocument: openPalette(.documents)
        case .searchWorkspace: openPalette(.search)
        case .menu: openMenu(.here)
        case .shortcuts: state.overlay = .shortcuts
        case .toggleSidebar: state.showsSidebar = !state.viewport.showsSidebar
        case .quit: close()
        }
    }
}
