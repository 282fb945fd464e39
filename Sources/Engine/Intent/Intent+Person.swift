extension Intent {
    /// Given by a person, not by the window or a seam: takes the last notice away.
    var isFromPerson: Bool {
        switch self {
        case .appWillAppear, .appWillDisappear, .setViewport, .receive: false
        case .run, .openWorkspace, .openDocument, .back, .escape, .select, .toggleSelection, .extendSelection,
            .selectRows,
            .clearSelection,
            .moveSelection, .moveCurrent, .typeAhead, .dropFiles, .editDetail, .insertTile, .deleteTiles,
            .duplicateTiles, .moveTiles, .drop, .moveToDocument,
            .toggleTask,
            .setProperty, .focusField, .setField, .removeField,
            .replaceAll, .toggleFolder, .toggleFold, .closeSearch, .editText, .editLine, .answer, .openPalette,
            .openMenu,
            .moveChoice,
            .choose, .closeOverlay, .setZoom:
            true
        }
    }
}
