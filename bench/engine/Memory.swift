import Engine
import Glibc

/// Bytes; the process is measured as it is, with what the parse left in the allocator.
func memoryFigures(of path: String) throws -> KeyValuePairs<String, Double> {
    let desk = Desk()
    let before = try proportionalSize()
    desk.open(path)
    let growth = try proportionalSize() - before
    return ["memory_mib": growth / 1_048_576, "file_mib": Double(try bytes(of: path).count) / 1_048_576]
}

/// The proportional set size of this process, in bytes.
private func proportionalSize() throws -> Double {
    guard let file = fopen("/proc/self/smaps_rollup", "r") else { fatalError("/proc is not there") }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
        let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
            separator: " ")
        if words.first == "Pss:", words.count > 1, let kibibytes = Double(words[1]) { return kibibytes * 1024 }
    }
    fatalError("the system does not tell the process's size")
}
