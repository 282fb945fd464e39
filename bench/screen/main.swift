/// Measures frames of the whole screen at 1920 × 1080 with the software renderer, from the event to the finished pixels in
/// memory, and prints the figures as one line of JSON: `{"median_ms": 1.9, "p99_ms": 3.1}`. They are the processor's time of
/// the one thread that draws, except where they say `wall`: other programs that run meanwhile are not measured.
///
///     screen-bench scroll [SEED]    a document of 100,000 tiles from top to bottom, and one of 1,000 in turns with it
///     screen-bench keys [SEED]      typing in the middle of 100,000 tiles
let arguments = Array(CommandLine.arguments.dropFirst())
let seed = arguments.count > 1 ? UInt64(arguments[1]) : 1

switch (arguments.first, seed) {
case ("scroll", let seed?): report(try scrollFigures(seed: seed))
case ("keys", let seed?): report(try typingFigures(tiles: 100_000, seed: seed))
default: fatalError("Usage: screen-bench scroll [SEED] | keys [SEED]")
}

func report(_ figures: KeyValuePairs<String, Double>) {
    print("{" + figures.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}")
}
