import Glibc
import Testing

@testable import Storage

/// A folder of its own for one test, removed with all that is in it.
final class Scratch: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/tilewright-test-XXXXXX".utf8CString)
        path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit { Scratch.remove(path) }

    subscript(_ name: String) -> String { path + "/" + name }

    /// Makes the folders above it, too.
    func write(_ name: String, _ bytes: [UInt8], mode: mode_t = 0o644) throws {
        try WritingCalls.system.makeFolders(folder(of: self[name]))
        let file = Descriptor(number: try check { Glibc.open(self[name], O_WRONLY | O_CREAT | O_TRUNC, 0o600) })
        try WritingCalls.system.fill(file, with: bytes)
        fchmod(file.number, mode)
    }

    func write(_ name: String, _ text: String = "x\n", mode: mode_t = 0o644) throws {
        try write(name, Array(text.utf8), mode: mode)
    }

    func read(_ name: String) throws -> [UInt8] {
        try Descriptor(open: self[name], O_RDONLY).readToEnd(sizeHint: 0)
    }

    func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

    /// Of a folder in here, sorted, hidden ones included; empty where there is none.
    func names(in name: String = ".") -> [String] { Scratch.names(in: self[name]) }

    private static func names(in path: String) -> [String] {
        var names: [String] = []
        do {
            let stream = try FolderStream(Descriptor(open: path, O_RDONLY | O_DIRECTORY))
            while let entry = try stream.next() { names.append(String(decoding: entry.name, as: UTF8.self)) }
        } catch {
            return []
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    private static func remove(_ path: String) {
        chmod(path, 0o700)
        for name in names(in: path) {
            let inside = path + "/" + name
            if unlink(inside) != 0 { remove(inside) }
        }
        rmdir(path)
    }
}
