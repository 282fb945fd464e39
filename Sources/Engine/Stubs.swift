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
