import CLinux
import Glibc

/// Extended attributes, access control lists among them.
enum Attributes {
    /// Copies those of `path` to the open file. Throws where one can't be copied that a person would miss.
    ///
    /// Those that the system keeps for itself are set by it when the file is made; it may refuse them.
    static func copy(from path: String, to file: Int32) throws(SystemError) {
        for name in try names(of: path) {
            do throws(SystemError) {
                let value = try bytes { getxattr(path, name, $0, $1) }
                try check { fsetxattr(file, name, value, value.count, 0) }
            } catch {
                let isTheSystems = name.hasPrefix("security.") || name.hasPrefix("trusted.")
                if !isTheSystems && error.code != ENOTSUP { throw error }
            }
        }
    }

    private static func names(of path: String) throws(SystemError) -> [String] {
        do throws(SystemError) {
            let list = try bytes { pointer, size in
                listxattr(path, pointer?.assumingMemoryBound(to: CChar.self), size)
            }
            return list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        } catch  where error.code == ENOTSUP {
            return []
        }
    }

    /// Asks for the size first, as these calls want it.
    private static func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) throws(SystemError) -> [UInt8] {
        let size = try check { call(nil, 0) }
        var value = [UInt8](repeating: 0, count: size)
        let filled = try check { value.withUnsafeMutableBytes { call($0.baseAddress, size) } }
        return Array(value.prefix(filled))
    }
}
