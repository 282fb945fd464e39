extension Command {
    /// The one list of what commands are called, say of themselves, and are reached by.
    var facts: Facts {
        switch self {
        case .back: Facts(.go, "Library", "Back to all documents", ["Escape"], worksInText: true)
        case .reload: Facts(.file, "Reload", "Read the folder again", ["Ctrl+R", "F5"], worksInText: true)
        case .undo: Facts(.edit, "Undo", "Take the last change back", ["Ctrl+Z"], worksInText: true)
        case .redo:
            Facts(.edit, "Redo", "Do again what was taken back", ["Ctrl+Shift+Z", "Ctrl+Y"], worksInText: true)
        case .save: Facts(.file, "Save", "Write the changed documents to disk", ["Ctrl+S"], worksInText: true)
        case .insertAfter:
            Facts(.tile, "Tile", "New tile after the selected one", ["Ctrl+Return"], worksInText: true)
        case .insertBefore:
            Facts(.tile, "Tile before", "New tile before the selected one", ["Ctrl+Shift+Return"], worksInText: true)
        case .edit: Facts(.tile, "Edit", "Edit the selected tile", ["Return"])
        case .delete: Facts(.tile, "Delete", "Delete the selected tiles", ["Delete"])
        case .duplicate: Facts(.tile, "Duplicate", "Copy the selected tiles behind themselves", ["Ctrl+D"])
        case .moveUp: Facts(.move, "Move up", "Move the selected tiles a row up", ["Alt+Up"])
        case .moveDown: Facts(.move, "Move down", "Move the selected tiles a row down", ["Alt+Down"])
        case .moveLeft: Facts(.move, "Move left", "Move the selected tiles one place back", ["Alt+Left"])
        case .moveRight: Facts(.move, "Move right", "Move the selected tiles one place on", ["Alt+Right"])
        case .moveToDocument:
            Facts(
                .move, "Move to document", "Move the selected tiles to the end of another document", ["Ctrl+Shift+M"])
        case .cut: Facts(.edit, "Cut", "Put the selected tiles on the clipboard and take them out", ["Ctrl+X"])
        case .copy: Facts(.edit, "Copy", "Put the selected tiles on the clipboard, as Markdown", ["Ctrl+C"])
        case .paste:
            Facts(.edit, "Paste", "Markdown on the clipboard becomes tiles behind the selected one", ["Ctrl+V"])
        case .join:
            Facts(
                .tile, "Join", "Make one tile of the selected one and the next, or of those selected", ["Ctrl+J"],
                worksInText: true)
        case .split:
            Facts(
                .tile, "Split", "Make two tiles of the one that is edited, at the caret", ["Ctrl+Shift+J"],
                worksInText: true)
        case .selectAll: Facts(.edit, "Select all", "Select every tile", ["Ctrl+A"])
        case .selectNone: Facts(.edit, "Select nothing", "Let go of what is selected", ["Ctrl+Shift+D"])
        case .toggleSelected:
            Facts(
                .edit, "Select or let go", "Add the tile of the arrow keys to those selected, or take it away",
                ["Ctrl+Space"])
        case .fold: Facts(.section, "Fold", "Hide the tiles of this section")
        case .unfold: Facts(.section, "Unfold", "Show the tiles of this section again")
        case .collapseAll: Facts(.section, "Fold all", "Hide the tiles of every section", ["Ctrl+Shift+Left"])
        case .expandAll: Facts(.section, "Unfold all", "Show the tiles of every section", ["Ctrl+Shift+Right"])
        case .selectSection:
            Facts(.section, "Select section", "Select the heading and all that follows it", ["Ctrl+Shift+A"])
        case .moveSectionUp:
            Facts(.section, "Move section up", "Before the section above of the same level", ["Alt+Shift+Up"])
        case .moveSectionDown:
            Facts(.section, "Move section down", "Behind the section below of the same level", ["Alt+Shift+Down"])
        case .promote:
            Facts(.section, "Promote", "Heading and sub-headings one level higher", ["Alt+Shift+Left"])
        case .demote:
            Facts(.section, "Demote", "Heading and sub-headings one level deeper", ["Alt+Shift+Right"])
        case .find: Facts(.find, "Find", "Find text in this document", ["Ctrl+F"], worksInText: true)
        case .replace: Facts(.find, "Find and replace", "Put other text in its place", ["Ctrl+H"], worksInText: true)
        case .findNext: Facts(.find, "Next match", "Go to the next match", ["F3", "Ctrl+G"], worksInText: true)
        case .findPrevious:
            Facts(
                .find, "Previous match", "Go to the match before", ["Shift+F3", "Ctrl+Shift+G"], worksInText: true)
        case .replaceOne: Facts(.find, "Replace", "Replace this match and go on to the next one")
        case .replaceEvery: Facts(.find, "Replace all", "Replace every match in this document, as one step")
        case .matchCase:
            Facts(.find, "Match case", "Tell capitals from small letters", ["Alt+C"], worksInText: true)
        case .wholeWord: Facts(.find, "Whole words", "Find whole words only", ["Alt+W"], worksInText: true)
        case .regularExpression:
            Facts(.find, "Regular expression", "Read what is searched for as a pattern", ["Alt+R"], worksInText: true)
        case .insertKind: Facts(.tile, "New tile of a kind", "Choose what a new tile begins as; / does it, too")
        case .turnInto:
            Facts(.tile, "Turn into", "Choose what the selected tiles become", ["Ctrl+T"], worksInText: true)
        case .makeParagraph:
            Facts(
                .tile, "Turn into a paragraph", "The selected tiles become paragraphs", ["Ctrl+Alt+0"],
                worksInText: true)
        case .makeHeading1:
            Facts(
                .tile, "Turn into a heading 1", "The selected tiles become headings of level 1", ["Ctrl+Alt+1"],
                worksInText: true)
        case .makeHeading2:
            Facts(
                .tile, "Turn into a heading 2", "The selected tiles become headings of level 2", ["Ctrl+Alt+2"],
                worksInText: true)
        case .makeHeading3:
            Facts(
                .tile, "Turn into a heading 3", "The selected tiles become headings of level 3", ["Ctrl+Alt+3"],
                worksInText: true)
        case .makeBullets:
            Facts(
                .tile, "Turn into a bulleted list", "The selected tiles become bulleted lists", ["Ctrl+Alt+8"],
                worksInText: true)
        case .makeNumbers:
            Facts(
                .tile, "Turn into a numbered list", "The selected tiles become numbered lists", ["Ctrl+Alt+7"],
                worksInText: true)
        case .makeTasks:
            Facts(
                .tile, "Turn into a task list", "The selected tiles become task lists", ["Ctrl+Alt+9"],
                worksInText: true)
        case .makeQuote:
            Facts(.tile, "Turn into a quote", "The selected tiles become quotes", ["Ctrl+Alt+Q"], worksInText: true)
        case .makeCode:
            Facts(.tile, "Turn into code", "The selected tiles become code", ["Ctrl+Alt+C"], worksInText: true)
        case .bold: Facts(.edit, "Bold", "Make the selected text strong, or no longer", ["Ctrl+B"], worksInText: true)
        case .italic: Facts(.edit, "Italic", "Emphasise the selected text, or no longer", ["Ctrl+I"], worksInText: true)
        case .toggleSource:
            Facts(
                .tile, "Source", "Show the tile's source instead of its form, or the form again", ["Ctrl+E"],
                worksInText: true)
        case .overview: Facts(.view, "Overview", "Small cards of equal height", ["Ctrl+1"], worksInText: true)
        case .cards: Facts(.view, "Cards", "Cards in rows, long ones cut", ["Ctrl+2"], worksInText: true)
        case .page: Facts(.view, "Page", "One column, each tile whole", ["Ctrl+3"], worksInText: true)
        case .zoomIn:
            Facts(
                .view, "Zoom in", "Larger tiles on the board", ["Ctrl++", "Ctrl+=", "Ctrl+Shift+="], worksInText: true)
        case .zoomOut: Facts(.view, "Zoom out", "Smaller tiles on the board", ["Ctrl+-"], worksInText: true)
        case .zoomReset: Facts(.view, "Usual zoom", "Cards at 100 %", ["Ctrl+0"], worksInText: true)
        case .palette: Facts(.go, "Commands", "Choose any command by its name", ["Ctrl+Shift+P"], worksInText: true)
        case .goToDocument:
            Facts(.go, "Go to document", "Choose a document by some letters of its name", ["Ctrl+P"], worksInText: true)
        case .searchWorkspace:
            Facts(
                .find, "Search all documents", "Look for a text in every document of the folder", ["Ctrl+Shift+F"],
                worksInText: true)
        case .menu:
            Facts(
                .view, "Menu", "Show what can be done with what is selected", ["Menu", "Shift+F10"], worksInText: true)
        case .shortcuts: Facts(.view, "Keyboard shortcuts", "Show all keys", ["F1"], worksInText: true)
        case .toggleSidebar:
            Facts(.view, "Sidebar", "Show or hide the tree of documents", ["F9"], worksInText: true)
        case .quit: Facts(.file, "Quit", "Close the window", ["Ctrl+Q"], worksInText: true)
        }
    }
}
