/// The time that `work` takes, in milliseconds.
func milliseconds(_ work: () -> Void) -> Double {
    let took = ContinuousClock().measure(work).components
    return Double(took.seconds) * 1e3 + Double(took.attoseconds) / 1e15
}

extension [Double] {
    /// The middle one; 0 where there is none.
    var median: Double { share(0.5) }
    var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

    /// The least value that this share of them, 0 to 1, does not exceed.
    func share(_ share: Double) -> Double {
        isEmpty ? 0 : sorted()[Swift.min(count - 1, Int(Double(count) * share))]
    }

    func percent(under limit: Double) -> Double { isEmpty ? 0 : Double(count { $0 < limit }) / Double(count) * 100 }
}

/// Stops, and says why also where the program was built for release.
func require(_ condition: Bool, _ failure: @autoclosure () -> String) {
    if !condition { fatalError(failure()) }
}
