import Testing

@testable import Engine

@Suite("What a key copies")
struct CopyStories {
    @Test("typing changes tiles and history where they are: nothing else holds them meanwhile")
    func typingCopiesNothing() {
        let desk = Desk(page: "One\n\nTwo\n")
        desk.perform(.editDetail(.tile(desk.tile("Two"))), .editText(.insert("a")))
        for letter in ["b", "c", "d", "e"] {
            let before = Places(desk.editor)
            desk.perform(.editText(.insert(letter)))
            #expect(Places(desk.editor) == before, "\(letter)")
        }
        #expect(desk.editor.editorSurface.text == "Twoabcde")
    }

    /// Where the arrays of the open document lie: a copy lies elsewhere while the original is still there.
    private struct Places: Equatable {
        var tiles: UInt
        var history: UInt

        init(_ editor: Editor) {
            let document = editor.state.document
            tiles = Self.place(document?.document.tiles.leaves.first?.tiles ?? [])
            history = Self.place(document?.history.entries ?? [])
        }

        private static func place<Element>(_ array: [Element]) -> UInt {
            array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        }
    }
}
