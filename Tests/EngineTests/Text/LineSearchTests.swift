import Testing

@testable import Engine

@Suite("Searching lines")
struct LineSearchTests {
    private func hits(_ query: String, _ text: String, most: Int = 100) throws -> [SearchHit] {
        try #require(LineSearch(query)).hits(in: Array(text.utf8), of: .init("a.md"), most: most)
    }

    @Test("each line that holds it is told once, with its number and its place in the file")
    func places() throws {
        let text = "one kale\nnone\r\nKALE, kale\rKale"
        let found = try hits("kale", text)
        #expect(found.map(\.line) == [1, 3, 4])
        #expect(found.map(\.text) == ["one kale", "KALE, kale", "Kale"])
        #expect(found.map(\.offset) == [4, 15, 26])
        #expect(found.map(\.match) == [4..<8, 0..<4, 0..<4])
        #expect(try hits("kale", text, most: 2).count == 2)
    }

    @Test(
        "case does not count, in any script",
        arguments: [
            ("ÄPFEL", "zwei äpfel", 5), ("σ", "Σ", 0),
        ])
    func folds(query: String, text: String, offset: Int) throws {
        #expect(try hits(query, text).map(\.offset) == [offset])
    }

    @Test("bytes that are no UTF-8 match nothing and hide nothing")
    func brokenBytes() throws {
        let bytes: [UInt8] = [0xFF, 0xC3] + Array("kale\n".utf8) + [0xE2, 0x82] + Array("é kale".utf8)
        let found = try #require(LineSearch("kale")).hits(in: bytes, of: .init("a.md"), most: 9)
        #expect(found.map(\.offset) == [2, 12])
        #expect(LineSearch("") == nil)
    }

    @Test("a long line is cut around the match")
    func longLines() throws {
        let hit = try #require(
            try hits("kale", String(repeating: "é ", count: 400) + "kale" + String(repeating: "x", count: 900)).first)
        #expect(hit.text.utf8.count < 300)
        #expect(hit.text.hasPrefix("…"))
        #expect(String(decoding: Array(hit.text.utf8)[hit.match], as: UTF8.self) == "kale")
    }
}
