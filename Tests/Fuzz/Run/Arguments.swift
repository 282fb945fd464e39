/// What was asked for on the command line.
struct Arguments {
    var seconds = 60
    /// The first iteration's seed; the next one's is one more.
    var seed: UInt64 = 1
    /// Nil for as many as the time allows.
    var iterations: UInt64?
    var jobs = 1
    /// Runs this file instead, and says each step.
    var caseFile: String?
    /// Runs the iterations in this process, and notes each one in this file.
    var worker: String?

    static let usage = """
        fuzz [--seconds N] [--seed N] [--iterations N] [--jobs N]   hold the laws against random documents
        fuzz --case FILE                                            run one that was written down
        """

    /// Nil where it can't be understood.
    init?(_ words: [String]) {
        var rest = words[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { return nil }
            switch option {
            case "--seconds": guard let number = Int(value) else { return nil }; seconds = number
            case "--seed": guard let number = UInt64(value) else { return nil }; seed = number
            case "--iterations": guard let number = UInt64(value) else { return nil }; iterations = number
            case "--jobs": guard let number = Int(value), number > 0 else { return nil }; jobs = number
            case "--case": caseFile = value
            case "--worker": worker = value
            case _: return nil
            }
        }
    }
}
