import Engine
import Fakes
import Testing

@testable import SDLRender

/// What must hold of the keyboard's focus on every screen: it is at one place, that place is seen, and nothing traps it.
@Suite("Focus")
struct FocusLawTests {
    private static let page = """
        ---
        title: Beds
        ---
        # Beds

        - [ ] one
        - [x] two

        :::tile callout
        title: Damp
        body: Not wet.
        :::

        Text.

        """

    enum Place: String, CaseIterable {
        case library, board, nothingSelected, source, form, formOnBoard, find, empty, palette, documents, search, menu,
            sheet
        case dialog, dialogOverPalette
    }

    private func easel(at place: Place) throws -> Easel {
        let easel = try Easel(page: place == .empty ? "" : Self.page)
        easel.screen.reduceMotion()
        easel.screen.reduceMotion()
        switch place {
        case .library: easel.perform(.back)
        case .board: easel.perform(.select(easel.id(2)))
        case .nothingSelected: easel.perform(.clearSelection)
        case .source: easel.perform(.editDetail(easel.id(4)))
        case .form: easel.perform(.editDetail(easel.id(3)))
        case .formOnBoard:
            easel.perform(.editDetail(easel.id(3)))
            easel.key("F6", .shift)
        case .find:
            easel.key("H", .control)
            easel.screen.handle(.textTyped("t"))
        case .empty: break
        case .palette: easel.key("P", [.control, .shift])
        case .documents: easel.key("P", .control)
        case .search: easel.key("F", [.control, .shift])
        case .menu: easel.key("Menu")
        case .sheet: easel.key("F1")
        case .dialog, .dialogOverPalette:
            easel.perform(.duplicateTiles([easel.tile(0)]))
            easel.perform(.run(.quit))
            if place == .dialogOverPalette {
                easel.key("Escape")
                easel.key("P", .control)
                easel.perform(.run(.quit))
            }
        }
        // The keyboard is in use from now on.
        easel.key("F24")
        return easel
    }

    private func expectLaws(_ easel: Easel, _ story: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let frame = easel.frame
        let focused = frame.nodes.filter { $0.states.contains(.focused) }
        #expect(focused.map(\.id).count == 1, "\(story): \(focused.map(\.id))", sourceLocation: sourceLocation)
        guard let node = focused.first else { return }
        let near = node.frame.inset(-8, -8)
        let isMarked = frame.commands.contains { command in
            switch command {
            case .stroke(let rect, .accent, let width, _): width >= 2 && !near.intersection(rect).isEmpty
            case .fill(let rect, .accentSoft, _): rect == node.frame
            default: false
            }
        }
        #expect(isMarked || frame.caret != nil, "\(story): \(node.id) is not seen", sourceLocation: sourceLocation)
        let top = easel.screen.surfaces.topLayer
        let isAbove = node.region == nil
        #expect(isAbove == (top != .window), "\(story): \(node.id)", sourceLocation: sourceLocation)
    }

    private func focus(_ easel: Easel) -> Node? { easel.frame.nodes.first { $0.states.contains(.focused) } }

    @Test("on every screen one thing has the keyboard, and shows it", arguments: Place.allCases)
    func one(place: Place) throws { expectLaws(try easel(at: place), place.rawValue) }

    @Test("Tab stays in its part of the window and comes round, both ways", arguments: Place.allCases)
    func tab(place: Place) throws {
        // In a source Tab indents: there Ctrl+Tab does it.
        for modifiers in [[], .shift] as [Chord.Modifiers] {
            let easel = try easel(at: place)
            for part in 0..<6 {
                let start = focus(easel)
                let isSource = start?.id == EditorView.textID
                var count = 0
                repeat {
                    let inSource = focus(easel)?.id == EditorView.textID
                    easel.key("Tab", inSource ? modifiers.union(.control) : modifiers)
                    expectLaws(easel, "\(place) part \(part)")
                    #expect(focus(easel)?.region == start?.region)
                    count += 1
                } while focus(easel)?.id != start?.id && count < 40
                #expect(
                    count < 40, "\(place): Tab does not come back to \(start?.id ?? "nothing"), source: \(isSource)")
                easel.key("F6")
            }
        }
    }

    @Test("F6 visits every part of the window and comes back to where it was in each", arguments: Place.allCases)
    func regions(place: Place) throws {
        let easel = try easel(at: place)
        let start = focus(easel)
        guard start?.region != nil else {
            easel.key("F6")
            #expect(focus(easel)?.id == start?.id)
            return
        }
        easel.key("Tab")
        var seen: [FocusRegion: String] = [:]
        for _ in 0..<12 {
            let node = try #require(focus(easel))
            let region = try #require(node.region)
            if let known = seen[region] { #expect(known == node.id, "\(place)") }
            seen[region] = node.id
            easel.key("F6")
            expectLaws(easel, "\(place) F6")
        }
        let there = Set(
            easel.frame.nodes.filter { $0.states.isSuperset(of: [.focusable, .enabled]) }.compactMap(\.region))
        #expect(Set(seen.keys) == there)
        let forwards = focus(easel)?.id
        easel.key("F6")
        easel.key("F6", .shift)
        #expect(focus(easel)?.id == forwards)
    }

    @Test("Escape leads outwards from anywhere to the library", arguments: Place.allCases)
    func escape(place: Place) throws {
        for tabs in 0..<4 {
            let easel = try easel(at: place)
            for _ in 0..<tabs { easel.key("F6") }
            for _ in 0..<tabs { easel.key("Tab") }
            for step in 0..<7 {
                easel.key("Escape")
                expectLaws(easel, "\(place) after \(tabs) and Escape \(step)")
            }
            #expect(easel.screen.surfaces.list.scope == .library, "\(place) after \(tabs)")
            #expect(focus(easel)?.region == .board)
        }
    }

    @Test("whatever keys come, the laws hold", arguments: 1...6 as ClosedRange<UInt64>)
    func anyKeys(seed: UInt64) throws {
        var random = Seeded(seed)
        let easel = try easel(at: .board)
        let keys: [Chord] = [
            "Tab", "Shift+Tab", "F6", "Shift+F6", "Escape", "Return", "Up", "Down", "Left", "Right", "Menu", "F1", "F9",
            "Ctrl+P", "Ctrl+Shift+P", "Ctrl+Shift+F", "Ctrl+F", "F3", "Ctrl+Tab", "Space", "Ctrl+Z", "PageDown", "Home",
        ]
        var story = ""
        for _ in 0..<400 {
            let chord = random.one(of: keys)
            story += " \(chord.title)"
            easel.key(chord.key, chord.modifiers)
            expectLaws(easel, "seed \(seed):\(story.suffix(200))")
        }
    }

    @Test("what lies over the window gives the keyboard back to exactly where it was")
    func givesBack() throws {
        let easel = try easel(at: .form)
        for stop in 0..<8 {
            for chord: Chord in ["Ctrl+P", "Ctrl+Shift+P", "F1", "Menu", "Ctrl+Shift+F"] {
                let before = focus(easel)?.id
                easel.key(chord.key, chord.modifiers)
                #expect(focus(easel)?.region == nil, "\(chord.title)")
                easel.key("Escape")
                #expect(focus(easel)?.id == before, "\(chord.title) at \(before ?? "nothing")")
            }
            easel.key(stop == 5 ? "F6" : "Tab")
        }
    }

    @Test("where the thing is gone, its part of the window has the keyboard")
    func gone() throws {
        let easel = try easel(at: .board)
        easel.key("Tab")
        #expect(focus(easel)?.role == .checkbox)
        easel.key("P", [.control, .shift])
        easel.perform(.deleteTiles([easel.tile(1)]))
        easel.key("Escape")
        #expect(focus(easel)?.region == .board)
        expectLaws(easel, "deleted")
        easel.perform(.select(easel.id(1)))
        easel.key("F6", .shift)
        #expect(focus(easel)?.region == .sidebar)
        easel.key("F9")
        #expect(focus(easel)?.region == .board)
        expectLaws(easel, "sidebar hidden")
    }

    @Test("a button that can do no more keeps the keyboard, and Enter does nothing")
    func disabled() throws {
        let easel = try easel(at: .board)
        easel.perform(.duplicateTiles([easel.tile(0)]))
        easel.key("F6")
        easel.key("F6")
        #expect(focus(easel)?.region == .toolbar)
        for _ in 0..<20 where focus(easel)?.id != "command-undo" { easel.key("Tab") }
        easel.key("Return")
        #expect(focus(easel)?.id == "command-undo")
        let count = easel.screen.surfaces.list.rows.count
        easel.key("Return")
        #expect(easel.screen.surfaces.list.rows.count == count)
        expectLaws(easel, "disabled")
        easel.key("Tab")
        #expect(focus(easel)?.region == .toolbar)
    }
}

extension Easel {
    func key(_ key: String, _ modifiers: Chord.Modifiers = []) {
        screen.handle(.keyPressed(key: key, modifiers))
        while !background.jobs.isEmpty { screen.editor.perform(.receive(background.jobs.removeFirst()())) }
        _ = frame
    }
}
