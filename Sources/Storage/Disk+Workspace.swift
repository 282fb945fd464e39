import Engine
import Glibc

extension Disk {
    public func readWorkspace(at path: String) throws(ReadFailure) -> WorkspaceListing {
        do throws(SystemError) {
            let place = try absolute(path)
            let status = try FileStatus(of: place)
            if status.isFile { return single(place) }
            guard status.isFolder else { throw SystemError(code: ENXIO) }
            var walk = try Walk(root: place)
            try walk.run()
            return WorkspaceListing(root: place, documents: walk.documents, warnings: walk.warnings)
        } catch {
            throw ReadFailure(error, path: path)
        }
    }

    /// Throws where nothing can be opened at `path`, without reading it.
    public func look(at path: String) throws(ReadFailure) {
        do throws(SystemError) {
            let status = try FileStatus(of: absolute(path))
            guard status.isFile || status.isFolder else { throw SystemError(code: ENXIO) }
            guard access(path, status.isFolder ? R_OK | X_OK : R_OK) == 0 else { throw .last }
        } catch {
            throw ReadFailure(error, path: path)
        }
    }

    private func single(_ path: String) -> WorkspaceListing {
        let document = Domain.DocumentID(path)
        return WorkspaceListing(
            root: document.folder.isEmpty ? "/" : document.folder, documents: [Domain.DocumentID(document.fileName)],
            isSingleFile: true)
    }

    /// Symbolic links stay as they are named, unless `..` stands in the path: what that means, only the links tell.
    private func absolute(_ path: String) throws(SystemError) -> String {
        let parts = path.split(separator: "/")
        if parts.contains("..") { return try resolved(path) }
        let rest = parts.filter { $0 != "." }.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + rest }
        let here = try resolved(".")
        return rest.isEmpty ? here : here == "/" ? "/" + rest : here + "/" + rest
    }
}

/// The path without symbolic links.
func resolved(_ path: String) throws(SystemError) -> String {
    guard let real = realpath(path, nil) else { throw .last }
    defer { free(real) }
    return String(cString: real)
}
