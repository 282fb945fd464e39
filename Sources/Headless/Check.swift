import Engine
import Storage

/// Every error and problem of every document under the paths, one line each; nothing where there is none. What can't be
/// read, or holds no document, makes the code 2, and the rest is checked all the same.
public func runCheck(paths: [String], files: any FileReading = Disk()) -> Answer {
    var check = Check(files: files)
    for path in paths { check.add(path) }
    return Answer(error: check.lines.joined(separator: "\n"), code: check.code)
}

private struct Check {
    let files: any FileReading
    private(set) var lines: [String] = []
    private(set) var code: Int32 = 0

    init(files: any FileReading) { self.files = files }

    mutating func add(_ path: String) {
        do throws(ReadFailure) {
            let listing = try files.readWorkspace(at: absolute(path))
            if !listing.warnings.isEmpty { note(listing.warnings, code: 2) }
            if listing.documents.isEmpty { note(["There is no document in \(path)."], code: 2) }
            for id in listing.documents {
                let inside = path.hasSuffix("/") ? path + id.path : path + "/" + id.path
                add(file: below(listing.root, id), shownAs: listing.isSingleFile ? path : inside)
            }
        } catch {
            note([error.sentence], code: 2)
        }
    }

    private mutating func add(file: String, shownAs path: String) {
        do throws(ReadFailure) {
            let document = Domain.Document(parsing: try files.readFile(at: file).bytes)
            let faults = document.faults(services: SiteServices(around: file, files: files).services)
            if !faults.isEmpty { note(faults.map { $0.line(of: path) }, code: 1) }
        } catch {
            note([error.sentence], code: 2)
        }
    }

    private func below(_ root: String, _ id: Domain.DocumentID) -> String {
        root.hasSuffix("/") ? root + id.path : root + "/" + id.path
    }

    private mutating func note(_ new: [String], code: Int32) {
        lines += new
        self.code = max(self.code, code)
    }
}

extension Domain.Fault {
    /// `FILE:LINE:COLUMN: error: sentence`.
    func line(of file: String) -> String { "\(file):\(line):\(column): error: \(message)" }
}
