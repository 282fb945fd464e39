import Engine
import Glibc

/// Looks through a folder for documents.
///
/// Every folder is looked into once: loops of symbolic links end by themselves, and what can be reached both directly
/// and through a link is listed under its own name only.
struct Walk: ~Copyable {
    /// Sorted by path once `run` is done.
    private(set) var documents: [Domain.DocumentID] = []
    /// Sorted, too.
    private(set) var warnings: [String] = []

    private let root: Descriptor
    private var seen: Set<FileStatus.Identity> = []
    /// Paths below the root that wait to be looked into: empty, or ending in `/`.
    private var folders: [String] = []
    /// Symbolic links that wait until no folder does.
    private var links: [String] = []

    init(root path: String) throws(SystemError) {
        root = try Descriptor(open: path, O_RDONLY | O_DIRECTORY)
    }

    /// Throws where the root itself could not be read; all else becomes a warning.
    mutating func run() throws(SystemError) {
        try lookInto("")
        while !folders.isEmpty || !links.isEmpty {
            while let folder = folders.popLast() { tryToLookInto(folder) }
            let found = links.sorted(by: comesBefore)
            links = []
            for link in found { follow(link) }
        }
        documents.sort { comesBefore($0.path, $1.path) }
        warnings.sort(by: comesBefore)
    }

    private mutating func tryToLookInto(_ folder: String) {
        do throws(SystemError) {
            try lookInto(folder)
        } catch {
            warnings.append("The folder “\(folder.dropLast())” could not be read: \(error.message).")
        }
    }

    private mutating func lookInto(_ folder: String) throws(SystemError) {
        let opened = try root.open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY)
        guard seen.insert(try opened.status().identity).inserted else { return }
        let stream = try FolderStream(opened)
        while let entry = try stream.next() { add(entry, in: folder) }
    }

    private mutating func add(_ entry: FolderStream.Entry, in folder: String) {
        guard entry.name.first != UInt8(ascii: ".") else { return }
        guard entry.kind != .file || isDocumentName(entry.name) else { return }
        guard let name = String(validating: entry.name, as: UTF8.self) else { return leaveOut(entry, in: folder) }
        let path = folder + name
        switch entry.kind {
        case .file: documents.append(Domain.DocumentID(path))
        case .folder: folders.append(path + "/")
        case .link: links.append(path)
        case .unknown: tell(path)
        case .other: break
        }
    }

    private mutating func leaveOut(_ entry: FolderStream.Entry, in folder: String) {
        guard entry.kind != .other else { return }
        let name = folder + String(decoding: entry.name, as: UTF8.self)
        warnings.append("“\(name)” was left out: its name is not UTF-8.")
    }

    /// For file systems that do not say in the folder what an entry is.
    private mutating func tell(_ path: String) {
        do throws(SystemError) {
            let status = try root.status(of: path, followingLink: false)
            if status.isLink { links.append(path) } else { add(path, status) }
        } catch {
            warnings.append("“\(path)” could not be looked at: \(error.message).")
        }
    }

    private mutating func follow(_ link: String) {
        do throws(SystemError) {
            add(link, try root.status(of: link, followingLink: true))
        } catch {
            guard isDocumentName(Array(link.utf8)) else { return }
            warnings.append("The link “\(link)” leads nowhere: \(error.message).")
        }
    }

    private mutating func add(_ path: String, _ status: FileStatus) {
        if status.isFolder {
            folders.append(path + "/")
        } else if status.isFile, isDocumentName(Array(path.utf8)) {
            documents.append(Domain.DocumentID(path))
        }
    }
}

/// Ends in `.md` or `.markdown`, in any case.
func isDocumentName(_ name: [UInt8]) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return false }
    let ending = name[(dot + 1)...].map { $0 | 0x20 }
    return ending == Array("md".utf8) || ending == Array("markdown".utf8)
}

/// By Unicode order; names that only differ in how their letters are composed come in the order of their bytes.
private func comesBefore(_ a: String, _ b: String) -> Bool {
    a == b ? a.utf8.lexicographicallyPrecedes(b.utf8) : a < b
}
