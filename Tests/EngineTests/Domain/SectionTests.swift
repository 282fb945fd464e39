import Fakes
import Testing

@testable import Engine

@Suite("sections of a document")
struct SectionTests {
    private func document(_ text: String) -> Domain.Document { Domain.Document(parsing: Array(text.utf8)) }

    private func shifted(_ text: String, _ index: Int, by step: Int) -> String {
        var page = document(text)
        do {
            page.apply(try page.shiftingLevels(of: [index], by: step))
            return String(decoding: page.bytes, as: UTF8.self)
        } catch {
            return error.sentence
        }
    }

    @Test(
        "only the marks of headings change",
        arguments: [
            ("# A\n\ntext\n\n## B ##\n", 1, "## A\n\ntext\n\n### B ###\n"), ("## A", -1, "# A"),
            ("  ##   A  #  \r\n\r\nx", -1, "  #   A  #  \r\n\r\nx"), ("A\n===\n\nx\n", 1, "A\n---\n\nx\n"),
            ("A\r\n--\r\n\r\nx\r\n", -1, "A\r\n==\r\n\r\nx\r\n"), (" A *b*\n---\n\nx\n", 1, "### A *b*\n\nx\n"),
            ("a\nb\n===\n", 1, "a\nb\n---\n"), ("# ", 1, "## "),
            ("# A ###  ", 1, "## A ####  "), ("## A # ##", -1, "# A # #"), ("# #", 1, "## ##"),
            ("# A\\#", 1, "## A\\#"), ("A ##\n--", 1, "### A \\##"), ("#######\n--", 1, "### \\#######"),
            ("#a\n==", 1, "#a\n--"), ("A#\n--", 1, "### A#"), ("# A\n\n# B\n", 1, "## A\n\n# B\n"),
        ])
    func marks(before: String, step: Int, after: String) {
        #expect(shifted(before, 0, by: step) == after)
    }

    @Test("what can't be is refused in a sentence")
    func refusals() {
        #expect(shifted("# A\n", 0, by: -1).contains("first level"))
        #expect(shifted("# A\n\n###### B\n", 0, by: 1).contains("sixth level"))
        #expect(shifted("a\nb\n---\n", 0, by: 1).contains("several lines"))
    }

    @Test("a change of levels and back gives the bytes, whatever the document")
    func thereAndBack() throws {
        var random = Seeded(7)
        var shifts = 0
        for _ in 0..<600 {
            let page = Domain.Document(parsing: Generator.document(&random))
            let headings = page.tiles.indices.filter { page.tiles[$0].kind.rowLevel != nil }
            guard let index = headings.randomElement(using: &random) else { continue }
            guard let change = try? page.shiftingLevels(of: [index], by: 1) else { continue }
            shifts += 1
            var deeper = page
            deeper.apply(change)
            let whole = Domain.Document(parsing: deeper.bytes)
            #expect(whole.tiles.map(\.kind) == deeper.tiles.map(\.kind), "\(page.bytes)")
            #expect(deeper.tiles.map(\.id) == page.tiles.map(\.id))
            deeper.apply(change.inverse)
            #expect(deeper == page)
        }
        #expect(shifts > 60)
    }

    @Test("a section moves among its siblings only")
    func places() {
        let page = document("# A\n\n## B\n\nx\n\n## C\n\ny\n\n# D\n")
        let headings = page.tiles.indices.filter { page.tiles[$0].kind.rowLevel != nil }
        #expect(headings == [0, 1, 3, 5])
        #expect(page.place(ofSectionAt: 3, movedUp: true) == 1)
        #expect(page.place(ofSectionAt: 1, movedUp: true) == nil)
        #expect(page.place(ofSectionAt: 1, movedUp: false) == 5)
        #expect(page.place(ofSectionAt: 3, movedUp: false) == nil)
        #expect(page.place(ofSectionAt: 0, movedUp: false) == 6)
        #expect(page.headings(around: 4) == [3, 0])
        #expect(page.heading(over: 2) == 1)
    }
}
