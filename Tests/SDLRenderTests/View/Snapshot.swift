import Foundation
import Testing

/// Compares text with the file of that name; with TILEWRIGHT_RECORD=1 in the environment it writes the file instead.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["TILEWRIGHT_RECORD"] == "1" {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return
    }
    let kept = try String(contentsOf: url, encoding: .utf8)
    guard kept != text else { return }
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
    let difference =
        line.map { "line \($0.offset + 1)\n  was: \($0.element.0)\n  now: \($0.element.1)" }
        ?? "\(old.count) lines, now \(new.count)"
    Issue.record("\(name) differs from its snapshot: \(difference)", sourceLocation: sourceLocation)
}
