/// The time that `work` takes, in milliseconds.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let took = try ContinuousClock().measure(work).components
    return Double(took.seconds) * 1e3 + Double(took.attoseconds) / 1e15
}

extension [Double] {
    /// The middle one; 0 where there is none.
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
