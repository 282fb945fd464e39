import CLinux

/// False where the file system has none.
func setAttribute(_ name: String, _ value: String, _ path: String) -> Bool {
    setxattr(path, name, value, value.utf8.count, 0) == 0
}

func attribute(_ name: String, _ path: String) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = getxattr(path, name, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
}
