/// Monotonic time.
public protocol Clock: AnyObject {
    /// Seconds since some fixed moment.
    var now: Double { get }
}
