import Fakes
import Glibc

/// One run: an input, who is driven over it, and a seed for each step. Fully determined by a seed and the corpus; as a file
/// it needs neither.
struct Case {
    enum Driven: String, CaseIterable { case document, editor }

    var driven: Driven
    var steps: [UInt64]
    var input: [UInt8]

    init(seed: UInt64, maker: InputMaker) {
        var random = Seeded(seed)
        driven = random.one(of: Driven.allCases)
        input = maker.input(&random)
        steps = (0...random.below(input.count > 8192 ? 4 : 16)).map { _ in random.next() }
    }

    /// `DRIVEN STEP STEP …`, a line end, the input.
    var file: [UInt8] { Array(([driven.rawValue] + steps.map { "\($0)" }).joined(separator: " ").utf8) + [10] + input }

    init?(file: [UInt8]) {
        guard let end = file.firstIndex(of: 10) else { return nil }
        let words = String(decoding: file[..<end], as: UTF8.self).split(separator: " ")
        guard let driven = words.first.flatMap({ Driven(rawValue: String($0)) }) else { return nil }
        self.driven = driven
        steps = words.dropFirst().compactMap { UInt64($0) }
        input = Array(file[(end + 1)...])
    }

    /// Holds the laws at the start, after each step and at the end.
    func run(_ trace: Trace = Trace(isOn: false)) throws(Broken) {
        trace("input \(input.count) bytes: \(shown(input))")
        var driver: any Driver
        switch driven {
        case .document: driver = try DocumentDriver(input, trace)
        case .editor: driver = try EditorDriver(input, trace)
        }
        for step in steps {
            var random = Seeded(step)
            let start = Stopwatch()
            try driver.step(&random)
            try start.requireQuick(for: driver.bytes)
        }
        try driver.finish()
    }
}

protocol Driver {
    /// The document as it is now.
    var bytes: [UInt8] { get }
    mutating func step(_ random: inout Seeded) throws(Broken)
    mutating func finish() throws(Broken)
}

/// Says each step while a single case is replayed.
struct Trace {
    let isOn: Bool

    func callAsFunction(_ text: @autoclosure () -> String) {
        guard isOn else { return }
        print(text())
        // What comes next may be the end of the process.
        fflush(nil)
    }
}
