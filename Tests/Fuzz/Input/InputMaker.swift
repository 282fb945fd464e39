import Fakes

/// Makes the inputs: mostly small, sometimes large or deep.
struct InputMaker {
    /// Whole documents that others are made from; at least one.
    let corpus: [[UInt8]]

    func input(_ random: inout Seeded) -> [UInt8] {
        switch random.below(100) {
        case 0..<6: (0..<random.below(200)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        case 6..<20: pieces(random.below(60), &random)
        case 20..<48: lines(random.below(24), &random)
        case 48..<58: random.one(of: corpus)
        case 58..<92: mutated(&random)
        case 92..<96: deep(&random)
        case 96..<99: repeated(to: 50_000, &random)
        default: mutate(repeated(to: 200_000, &random), &random)
        }
    }

    /// A text that an edit brings: often nothing, one piece or one line.
    static func insertion(_ random: inout Seeded) -> [UInt8] {
        switch random.below(6) {
        case 0: return []
        case 1, 2: return random.one(of: Tokens.pieces)
        case 3, 4: return Array((random.one(of: Tokens.lines) + random.one(of: ["", "\n", "\n\n", "\r\n"])).utf8)
        default:
            return (0..<random.below(6)).flatMap { _ in
                Array((random.one(of: Tokens.lines) + random.one(of: ["\n", "\n\n", "\r\n"])).utf8)
            }
        }
    }

    private func pieces(_ count: Int, _ random: inout Seeded) -> [UInt8] {
        (0..<count).flatMap { _ in random.one(of: Tokens.pieces) }
    }

    private func lines(_ count: Int, _ random: inout Seeded) -> [UInt8] {
        let ends = random.one(of: Tokens.lineEnds)
        var bytes: [UInt8] = random.once(in: 12) ? [0xEF, 0xBB, 0xBF] : []
        if random.once(in: 5) { bytes += Array("---\ntitle: T\n---\n".utf8) }
        for _ in 0..<count {
            bytes += Array(random.one(of: Tokens.lines).utf8)
            bytes += Array(random.one(of: ends).utf8)
        }
        if random.once(in: 6) { bytes += random.one(of: Tokens.pieces) }
        if random.once(in: 3), !bytes.isEmpty { bytes.removeLast() }
        return bytes
    }

    private func mutated(_ random: inout Seeded) -> [UInt8] {
        let small = random.one(of: corpus).prefix(2048)
        return mutate(Array(small), &random)
    }

    private func mutate(_ bytes: [UInt8], _ random: inout Seeded) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(5) {
            let start = random.below(bytes.count + 1)
            let end = min(bytes.count, start + random.below(random.once(in: 4) ? 400 : 12))
            switch random.below(8) {
            case 0:
                let other = random.one(of: corpus)
                bytes = Array(bytes[..<start]) + other.dropFirst(random.below(other.count)).prefix(2048)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 3: if start < bytes.count { bytes[start] ^= 1 << UInt8(random.below(8)) }
            case 4: bytes = withLineEnds(bytes, &random)
            case 5: bytes.insert(contentsOf: Array((random.one(of: Tokens.lines) + "\n").utf8), at: start)
            default: bytes.insert(contentsOf: random.one(of: Tokens.pieces), at: start)
            }
        }
        return bytes
    }

    private func withLineEnds(_ bytes: [UInt8], _ random: inout Seeded) -> [UInt8] {
        let ends = random.one(of: Tokens.lineEnds).map { Array($0.utf8) }
        var out: [UInt8] = []
        for byte in bytes where byte != 13 { out += byte == 10 ? random.one(of: ends) : [byte] }
        return out
    }

    /// One mark many times over, as far as a few thousand levels.
    private func deep(_ random: inout Seeded) -> [UInt8] {
        let marks = [
            ">", "- ", "> - ", "1. ", "[", "![", "*", "**_", "`", "<", "(", "$$", "~~", "\t", "  - ", "[a](", "&", "|",
            "<!--",
        ]
        let count = random.below(random.once(in: 8) ? 3000 : 60)
        let mark = Array(random.one(of: marks).utf8)
        let start = lines(random.below(4), &random)
        return start + (0..<count).flatMap { _ in mark } + Array(random.one(of: Tokens.lines).utf8)
            + lines(random.below(6), &random)
    }

    private func repeated(to count: Int, _ random: inout Seeded) -> [UInt8] {
        let part = random.once(in: 2) ? lines(4 + random.below(20), &random) : mutated(&random)
        guard !part.isEmpty else { return [] }
        var bytes: [UInt8] = []
        while bytes.count < count { bytes += part }
        return bytes
    }
}
