/// The desktop's clipboard, as plain text.
public protocol Clipboard: AnyObject {
    /// Nil where it holds no text.
    var text: String? { get set }
}
