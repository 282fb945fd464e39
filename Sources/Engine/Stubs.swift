extension Domain {
    public struct Fault { public var message: String }
    public struct FrontMatter { public var entries: [(key: String, value: String)] = []; public var fault: Fault? ; public init(parsing: Bytes) {} }
    public struct Directive { public init(parsing: Bytes) {}
      public enum Value { case text(String), list([String]) }
      public func setting(_ key: String, to: Value, lineEnding: String) throws(Refusal) -> [UInt8] { [] } }
}
extension Domain.Summary { public init(of: Domain.Document, path: String) { self.init(title: path, excerpt: "", words: 0, tiles: 0) } }
extension Domain.Tile { public var fault: Domain.Fault? { nil } ; var mayDefineLinks: Bool { false } }
func kindName(of: Domain.TileKind) -> String { "" }
func label(of: Domain.Tile) -> String { "" }
extension Surface.Block { static func blocks(of: Domain.Tile, definitions: [Bytes]) -> [Surface.Block] { [] } }
extension Domain.Document {
}
extension Domain.OpenDocument { var hasDefinitions: Bool { false } }
public struct Grid { init(rows: [Surface.List.Row], columns: Int) {}
  func neighbour(of: Int, direction: BoardDirection, goalColumn: Int?, visibleRows: Int) -> (index: Int, goalColumn: Int?) { (0,nil) } }
public struct TextEdit { var range: Range<Int>; var replacement: String }
struct TextOutcome { var edit: TextEdit?; var selection: TextSelection; var copied: String?; var joinsTyping = false }
struct TextEditing { var text: String; var layout: TextLayout; var selection: TextSelection; var measuring: any TextMeasuring
  struct Context { var lineEnding: String; var linesPerPage: Int; var clipboardText: String? }
  func respond(to: TextCommand, in: Context) -> TextOutcome { TextOutcome(edit: nil, selection: selection, copied: nil) } }
extension String { mutating func replaceUTF8(_ r: Range<Int>, with: String) {} }
extension TextSession { var shown: (text: String, mark: Range<Int>?) { (text, nil) } }
func encodingRefusal(_ b: [UInt8]) -> String? { nil }
