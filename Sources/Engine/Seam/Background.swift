/// Runs blocking work off the main thread and brings its report back to it.
///
/// The live one posts the report to the loop's mailbox, which performs `Intent.receive`; tests and scenarios run the
/// jobs in order when they choose.
public protocol Background: AnyObject {
    func start(_ job: @escaping @Sendable () -> Report)
}
