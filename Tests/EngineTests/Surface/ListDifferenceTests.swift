import Fakes
import Testing

@testable import Engine

@Suite("the difference of two lists")
struct ListDifferenceTests {
    /// Follows a difference as its comment says.
    private func follow<ID>(_ difference: ListDifference, from old: [ID], to new: [ID]) -> [ID] {
        let taken = Set(difference.removed + difference.moved.map(\.from))
        var list = old.indices.filter { !taken.contains($0) }.map { old[$0] }
        let placed =
            difference.inserted.map { ($0, new[$0]) } + difference.moved.map { ($0.to, old[$0.from]) }
        for (index, id) in placed.sorted(by: { $0.0 < $1.0 }) { list.insert(id, at: index) }
        return list
    }

    /// Checks all that holds for any two lists.
    private func check(_ old: [Int], _ new: [Int]) {
        let difference = ListDifference(from: old, to: new)
        #expect(follow(difference, from: old, to: new) == new, "\(old) to \(new)")
        #expect(difference.removed == difference.removed.sorted())
        #expect(difference.inserted == difference.inserted.sorted())
        #expect(difference.moved.map(\.to) == difference.moved.map(\.to).sorted())
        let gone = Set(difference.removed.map { old[$0] })
        #expect(gone.isDisjoint(with: difference.inserted.map { new[$0] }), "\(old) to \(new)")
    }

    /// The length of a longest common subsequence, by the table of all beginnings.
    private func longestCommon(_ a: [Int], _ b: [Int]) -> Int {
        var row = Array(repeating: 0, count: b.count + 1)
        for x in a {
            var diagonal = 0
            for (j, y) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = x == y ? diagonal + 1 : max(above, row[j])
                diagonal = above
            }
        }
        return row[b.count]
    }

    /// Checks that what could stay did: for lists without repetition.
    private func checkFewest(_ old: [Int], _ new: [Int]) {
        check(old, new)
        let difference = ListDifference(from: old, to: new)
        let kept = old.count - difference.removed.count - difference.moved.count
        #expect(kept == longestCommon(old, new), "\(old) to \(new)")
    }

    /// All lists without repetition of at most so many of the ids.
    private func lists(of ids: [Int]) -> [[Int]] {
        [[]] + ids.flatMap { id in lists(of: ids.filter { $0 != id }).map { [id] + $0 } }
    }

    /// A list of 0 to `count` ids, then taken out of, put into and put out of order here and there.
    private func edited(_ count: Int, _ random: inout Seeded) -> [Int] {
        var list = Array(0..<count)
        for added in 0..<Int.random(in: 0...count / 4 + 1, using: &random) {
            if !list.isEmpty { list.remove(at: .random(in: list.indices, using: &random)) }
            list.insert(count + added, at: .random(in: 0...list.count, using: &random))
            if Bool.random(using: &random) {
                let id = list.remove(at: .random(in: list.indices, using: &random))
                list.insert(id, at: .random(in: 0...list.count, using: &random))
            }
        }
        return list
    }

    @Test("says what went, what came and what moved")
    func example() {
        let difference = ListDifference(from: ["a", "b", "c", "d", "e"], to: ["e", "a", "b", "x", "d"])
        #expect(difference.removed == [2])
        #expect(difference.inserted == [3])
        #expect(difference.moved == [.init(from: 4, to: 0)])
    }

    @Test("equal lists have none", arguments: [0, 1, 7])
    func equal(count: Int) { #expect(ListDifference(from: Array(0..<count), to: Array(0..<count)).isEmpty) }

    @Test("from nothing all came, to nothing all went")
    func nothing() {
        let all = ["a", "b", "c"]
        #expect(ListDifference(from: [], to: all).inserted == [0, 1, 2])
        #expect(ListDifference(from: all, to: []).removed == [0, 1, 2])
    }

    @Test("moves are the fewest between any two lists of four ids")
    func smallLists() {
        let lists = lists(of: [1, 2, 3, 4])
        #expect(lists.count == 65)
        for old in lists { for new in lists { checkFewest(old, new) } }
    }

    @Test("moves are the fewest in every order of seven ids")
    func orders() {
        for order in lists(of: Array(0..<7)) where order.count == 7 { checkFewest(Array(0..<7), order) }
    }

    @Test("reversed, all but one move", arguments: [2, 9, 100])
    func reversed(count: Int) {
        checkFewest(Array(0..<count), (0..<count).reversed())
        #expect(ListDifference(from: Array(0..<count), to: (0..<count).reversed()).moved.count == count - 1)
    }

    @Test("rotated, the shorter part moves", arguments: [1, 10, 49, 50, 93])
    func rotated(by steps: Int) {
        let list = Array(0..<100)
        checkFewest(list, Array(list[steps...] + list[..<steps]))
        #expect(
            ListDifference(from: list, to: Array(list[steps...] + list[..<steps])).moved.count
                == min(steps, 100 - steps))
    }

    @Test("one element that moves far is one move")
    func farMove() {
        var list = Array(0..<500)
        list.insert(list.remove(at: 3), at: 470)
        #expect(ListDifference(from: Array(0..<500), to: list).moved == [.init(from: 3, to: 470)])
    }

    @Test("moves are the fewest after edits here and there, and after a shuffle", arguments: 1...60)
    func edits(seed: UInt64) {
        var random = Seeded(seed)
        let count = Int.random(in: 0...120, using: &random)
        checkFewest(Array(0..<count), edited(count, &random))
        checkFewest(edited(count, &random), edited(count, &random))
        checkFewest(Array(0..<count), edited(count, &random).shuffled(using: &random))
    }

    @Test("holds for lists that repeat ids", arguments: 1...200)
    func repetition(seed: UInt64) {
        var random = Seeded(seed)
        let kinds = Int.random(in: 1...20, using: &random)
        func list() -> [Int] {
            (0..<Int.random(in: 0...40, using: &random)).map { _ in .random(in: 0..<kinds, using: &random) }
        }
        check(list(), list())
    }

    @Test("ids that repeat pair in order where nothing nearby tells more")
    func repeatedOrder() {
        let difference = ListDifference(from: ["a", "x", "a", "y"], to: ["p", "q", "r", "a", "a", "a"])
        #expect(difference.removed == [1, 3])
        #expect(difference.inserted == [0, 1, 2, 5])
        #expect(difference.moved.isEmpty)
    }

    @Test("rows are told by their id, not by their level")
    func rows() {
        let old = Surface.List(rows: [
            .init(id: .frontMatter), .init(id: .tile(.init(1)), level: 1), .init(id: .tile(.init(2))),
            .init(id: .tile(.init(UInt64.max))),
        ])
        let new = Surface.List(rows: [
            .init(id: .tile(.init(UInt64.max))), .init(id: .document(.init("a.md"))),
            .init(id: .tile(.init(1)), level: 2), .init(id: .tile(.init(2))), .init(id: .folder("a.md"), level: 0),
        ])
        let difference = new.difference(from: old)
        #expect(difference.removed == [0])
        #expect(difference.inserted == [1, 4])
        #expect(difference.moved == [.init(from: 3, to: 0)])
    }
}

@Suite("the table of keys")
struct KeyTableTests {
    @Test("pops the places of a key from the last pushed to the first, then none")
    func stack() {
        var table = KeyTable(capacity: 3)
        for (place, key) in [7, 0, 7].enumerated() { table.push(place, for: UInt64(key)) }
        #expect([7, 7, 7, 0, 0, 1].map { table.pop(for: $0) } == [2, 0, nil, 1, nil, nil])
    }

    @Test("finds what a dictionary finds", arguments: 1...20)
    func random(seed: UInt64) {
        var random = Seeded(seed)
        let keys = (0..<300).map { _ in UInt64.random(in: 0...(seed.isMultiple(of: 2) ? 500 : .max), using: &random) }
        var table = KeyTable(capacity: keys.count)
        var known: [UInt64: [Int]] = [:]
        for (place, key) in keys.enumerated() {
            table.push(place, for: key)
            known[key, default: []].append(place)
        }
        for key in (keys + [0, 1, .max] + keys).shuffled(using: &random) {
            #expect(table.pop(for: key) == known[key]?.popLast())
        }
    }

    @Test("is empty without capacity")
    func empty() {
        var table = KeyTable(capacity: 0)
        #expect(table.pop(for: 0) == nil)
    }
}
