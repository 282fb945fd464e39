import Testing

@testable import Engine

@Suite("clusters, words and lines by offset")
struct BoundaryTests {
    @Test("steps go from cluster to cluster", arguments: ["a", "\r\n", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "👍🏽", "각"])
    func clusters(cluster: String) {
        let text = "x" + cluster + "y"
        let end = 1 + cluster.utf8.count
        #expect(text.nextCluster(after: 1) == end)
        #expect(text.previousCluster(before: end) == 1)
        for inner in 1..<end {
            #expect(text.clusterStart(at: inner) == 1)
            #expect(text.nextCluster(after: inner) == end)
            #expect(inner == 1 || text.previousCluster(before: inner) == 1)
            #expect(inner == 1 || text.clusterEnd(at: inner) == end)
        }
    }

    @Test("at the ends of a text there is nothing more")
    func ends() {
        #expect("".nextCluster(after: 0) == 0)
        #expect("".previousCluster(before: 0) == 0)
        #expect("ab".nextCluster(after: 2) == 2)
        #expect("ab".clusterStart(at: 9) == 2)
        #expect("ab".clusterEnd(at: -1) == 0)
    }

    @Test("a step costs the same in a large text")
    func large() {
        let text = String(repeating: "e\u{301}👩‍👩‍👧 flags 🇩🇪\r\n", count: 200_000)
        let clock = ContinuousClock()
        let took = clock.measure {
            var at = text.utf8.count / 2
            for _ in 0..<2000 { at = text.previousCluster(before: at) }
            for _ in 0..<2000 { at = text.nextCluster(after: at) }
        }
        // Each step walking through the text would take minutes.
        #expect(took < .seconds(2))
    }

    @Test(
        "words end where an editor's reader would say so",
        arguments: [
            ("one two", [3, 7]), ("  one  two ", [5, 10, 11]), ("it's o’clock", [4, 14]), ("snake_case x", [10, 12]),
            ("a, b", [1, 2, 4]), ("f(x) -> y", [1, 2, 3, 4, 7, 9]), ("'quoted'", [1, 7, 8]), ("a\n\n  b", [1, 6]),
            ("日本語 です", [9, 16]), ("über größe", [5, 13]), ("x1 2.5", [2, 4, 5, 6]), ("a\r\nb", [1, 4]),
            ("👍👍 ok", [8, 11]),
        ])
    func wordEnds(text: String, ends: [Int]) {
        var found: [Int] = []
        var at = 0
        while at < text.utf8.count {
            at = text.wordEnd(after: at)
            found.append(at)
        }
        #expect(found == ends)
    }

    @Test(
        "and start there, too",
        arguments: [
            ("one two", [4, 0]), ("  one  two ", [7, 2, 0]), ("it's o’clock", [5, 0]), ("a, b", [3, 1, 0]),
            ("'quoted'", [7, 1, 0]), ("a\n\n  b", [5, 0]), ("日本語 です", [10, 0]),
        ])
    func wordStarts(text: String, starts: [Int]) {
        var found: [Int] = []
        var at = text.utf8.count
        while at > 0 {
            at = text.wordStart(before: at)
            found.append(at)
        }
        #expect(found == starts)
    }

    @Test(
        "the word at an offset",
        arguments: [
            ("one two", 1, 0..<3), ("one two", 3, 3..<4), ("one two", 7, 4..<7), ("one  two", 4, 3..<5),
            ("a.b", 1, 1..<2),
            ("one\ntwo", 3, 0..<3), ("\n\n", 1, 1..<1), ("", 0, 0..<0), ("don't", 3, 0..<5), ("one \n", 4, 3..<4),
        ])
    func words(text: String, offset: Int, range: Range<Int>) { #expect(text.word(at: offset) == range) }

    @Test(
        "the hard line at an offset",
        arguments: [
            ("one\ntwo\n", 1, 0..<4), ("one\ntwo\n", 3, 0..<4), ("one\ntwo\n", 4, 4..<8), ("one\ntwo\n", 8, 8..<8),
            ("a\r\nb", 1, 0..<3), ("a\r\nb", 2, 0..<3), ("a\r\nb", 3, 3..<4), ("a\rb", 2, 2..<3), ("", 0, 0..<0),
        ])
    func lines(text: String, offset: Int, range: Range<Int>) { #expect(text.hardLine(at: offset) == range) }

    @Test("line ends become those of the document")
    func lineEnds() {
        #expect("a\nb\r\nc\rd\n".withLineEnds("\r\n") == "a\r\nb\r\nc\r\nd\r\n")
        #expect("\r\n\n".withLineEnds("\n") == "\n\n")
        #expect("plain".withLineEnds("\r\n") == "plain")
    }
}
