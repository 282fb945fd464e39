import Engine
import Storage

/// Every error and problem of every document under the paths, and of the settings of their sites, one line each, by path
/// and line; nothing where there is none. What can't be read, or holds no document, makes the code 2, and the rest is
/// checked all the same.
public func runCheck(paths: [String], files: any FileReading = Disk()) -> Answer {
    var check = Check(files: files)
    for path in paths { check.add(path) }
    return check.answer
}

private struct Check {
    private struct Found {
        var path: String
        var fault: Domain.Fault

        /// Nil where both stand in the same place.
        func precedes(_ other: Found) -> Bool? {
            let (a, b) = (Domain.DocumentID(path), Domain.DocumentID(other.path))
            if a != b { return a < b }
            let (here, there) = ((fault.line, fault.column), (other.fault.line, other.fault.column))
            return here == there ? nil : here < there
        }
    }

    /// What one document says to its site, and what is wrong with it alone.
    private struct Reading {
        var page: Domain.Page
        var faults: [Domain.Fault]
    }

    private let files: any FileReading
    private var finder: SiteFinder
    private var found: [Found] = []
    private var sentences: [String] = []
    /// Files that have been reported, so that paths may overlap.
    private var reported: Set<String> = []
    private var readings: [String: Result<Reading, ReadFailure>] = [:]
    private var sites: [String: Domain.Site] = [:]

    init(files: any FileReading) {
        self.files = files
        finder = SiteFinder(files)
    }

    var answer: Answer {
        let all = sentences + finder.failures.map(\.sentence)
        let lines = found.enumerated().sorted { $0.element.precedes($1.element) ?? ($0.offset < $1.offset) }
            .map { $0.element.fault.line(of: $0.element.path) }
        return Answer(
            error: (all + lines).joined(separator: "\n"), code: all.isEmpty ? (lines.isEmpty ? 0 : 1) : 2)
    }

    mutating func add(_ path: String) {
        let place = absolute(path)
        do throws(ReadFailure) {
            if SiteFiles.names.contains(Domain.DocumentID(place).fileName) { return try addSettings(at: place, path) }
            let listing = try files.readWorkspace(at: place)
            sentences += listing.warnings
            if listing.documents.isEmpty { sentences.append("There is no document in \(path).") }
            for id in listing.documents {
                add(below(listing.root, id.path), shownAs: listing.isSingleFile ? path : below(path, id.path), listing)
            }
            if !listing.isSingleFile { addSettings(of: listing, shownAs: path) }
        } catch {
            sentences.append(error.sentence)
        }
    }

    private mutating func add(_ file: String, shownAs path: String, _ listing: WorkspaceListing) {
        guard reported.insert(file).inserted else { return }
        switch reading(of: file) {
        case .failure(let failure): sentences.append(failure.sentence)
        case .success(let reading):
            let faults = reading.faults + (site(of: file, listing)?.faults(of: reading.page) ?? [])
            found += faults.map { Found(path: path, fault: $0) }
        }
    }

    private mutating func reading(of file: String) -> Result<Reading, ReadFailure> {
        if let known = readings[file] { return known }
        let services = finder.site(around: Domain.DocumentID(file).folder)?.services
        let result: Result<Reading, ReadFailure>
        do throws(ReadFailure) {
            let document = Domain.Document(parsing: try files.readFile(at: file).bytes)
            result = .success(
                Reading(page: Domain.Page(of: document, at: file), faults: document.faults(services: services)))
        } catch {
            result = .failure(error)
        }
        readings[file] = result
        return result
    }

    /// The site of the nearest settings, with all its pages, even those that are not to be checked. Without settings a
    /// folder that was asked for is a site; a file alone is of none.
    private mutating func site(of file: String, _ listing: WorkspaceListing) -> Domain.Site? {
        let around = finder.site(around: Domain.DocumentID(file).folder)
        guard let root = around?.folder ?? (listing.isSingleFile ? nil : listing.root) else { return nil }
        if let known = sites[root] { return known }
        var site = Domain.Site(folder: root, settings: around?.settings, services: around?.services)
        do throws(ReadFailure) {
            let all = root == listing.root && !listing.isSingleFile ? listing : try files.readWorkspace(at: root)
            site.know(
                all.documents.compactMap { id in
                    if case .success(let reading) = reading(of: below(root, id.path)) { reading.page } else { nil }
                })
        } catch {
            sentences.append(error.sentence)
        }
        sites[root] = site
        return site
    }

    /// Those in the folder itself and in folders of its documents.
    private mutating func addSettings(of listing: WorkspaceListing, shownAs path: String) {
        var folders: Set = [""]
        for id in listing.documents {
            var folder = id.folder
            while folders.insert(folder).inserted { folder = Domain.DocumentID(folder).folder }
        }
        for folder in folders.sorted() {
            let place = folder.isEmpty ? listing.root : below(listing.root, folder)
            guard let site = finder.site(around: place), site.folder == place else { continue }
            add(site, shownAs: below(folder.isEmpty ? path : below(path, folder), site.name))
        }
    }

    private mutating func addSettings(at place: String, _ path: String) throws(ReadFailure) {
        let id = Domain.DocumentID(place)
        let bytes = try files.readFile(at: place).bytes
        add(SiteFiles(folder: id.folder, name: id.fileName, bytes, files), shownAs: path)
    }

    private mutating func add(_ site: SiteFiles, shownAs path: String) {
        guard reported.insert(below(site.folder, site.name)).inserted else { return }
        found += site.settings.faults(services: site.services).map { Found(path: path, fault: $0) }
    }

    private func below(_ folder: String, _ path: String) -> String {
        folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }
}

extension Domain.Fault {
    /// `FILE:LINE:COLUMN: error: sentence`.
    func line(of file: String) -> String { "\(file):\(line):\(column): error: \(message)" }
}
