/// What did not come in time.
struct Missing: Error, CustomStringConvertible {
    var what: String
    var description: String { "waited in vain for \(what)" }
}

/// Looks again and again until `look` finds something, for at most `seconds`.
func wait<Found>(for what: String, seconds: Double = 20, _ look: () throws -> Found?) async throws -> Found {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while true {
        if let found = try look() { return found }
        guard clock.now < end else { throw Missing(what: what) }
        try await Task.sleep(for: .milliseconds(10))
    }
}

/// The same where there is nothing to find but that it is so.
func wait(until what: String, seconds: Double = 20, _ isSo: () throws -> Bool) async throws {
    try await wait(for: what, seconds: seconds) { try isSo() ? () : nil }
}
