/// When the caret is seen. It blinks twice a second at most and stands still after ten quiet seconds, so that an idle
/// window sleeps.
public struct CaretBlink: Equatable, Sendable {
    public static let period = 0.5
    public static let patience = 10.0
    /// Seconds of the injected clock: when something was last typed, moved or clicked.
    public var lastActivity: Double = 0
    /// False where motion is reduced: the caret stands still at once.
    public var isEnabled = true

    public init() {}

    public func isVisible(at now: Double) -> Bool {
        guard isBlinking(at: now) else { return true }
        return Int((now - lastActivity) / Self.period) % 2 == 0
    }

    /// When the next change is due; nil where it stands still.
    public func nextDeadline(after now: Double) -> Double? {
        guard isBlinking(at: now) else { return nil }
        return lastActivity + (((now - lastActivity) / Self.period).rounded(.down) + 1) * Self.period
    }

    private func isBlinking(at now: Double) -> Bool {
        isEnabled && now >= lastActivity && now - lastActivity < Self.patience
    }
}
