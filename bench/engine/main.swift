import Engine

/// Measures the engine without a window, each figure beside what it is to be compared with, and prints them as one line
/// of JSON: `{"parse_ms": 210.4, "bare_parse_ms": 180.2}`.
///
///     engine-bench parse FILE          the whole parse of a document, and a bare parse by cmark-gfm, in turns
///     engine-bench keys LARGE SMALL    one key in the middle of each file, handled and its surfaces pulled
///     engine-bench memory FILE         what the process grows by when it opens the file
///     engine-bench list                what became of 100,000 rows, and one pass over a table of their ids
///     engine-bench palette             one key in the palette of 10,000 documents
let usage = "Usage: engine-bench parse FILE | keys LARGE SMALL | memory FILE | list | palette"
let arguments = Array(CommandLine.arguments.dropFirst())

switch (arguments.first, arguments.count) {
case ("parse", 2): report(parseFigures(of: try bytes(of: arguments[1])))
case ("keys", 3): report(keyFigures(large: arguments[1], small: arguments[2]))
case ("memory", 2): report(try memoryFigures(of: arguments[1]))
case ("list", 1): report(listFigures())
case ("palette", 1): report(paletteFigures())
default: fatalError(usage)
}

func report(_ figures: KeyValuePairs<String, Double>) {
    print("{" + figures.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}")
}
