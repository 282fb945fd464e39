/// A site's settings and the contracts that they name, as the disk holds them. No command of the settings is ever run.
public struct SiteFiles: Sendable, Equatable {
    /// Absolute.
    public let folder: String
    /// `tiledown.yml` or `tiledown.yaml`.
    public let name: String
    public let settings: Domain.SiteSettings
    public let services: [String: Domain.Service]

    public static let names = ["tiledown.yml", "tiledown.yaml"]

    /// Nil where the folder, absolute, has no settings. Throws where it has some that can't be read.
    public static func read(in folder: String, _ files: any FileReading) throws(ReadFailure) -> SiteFiles? {
        for name in names {
            do throws(ReadFailure) {
                return SiteFiles(folder: folder, name: name, try files.readFile(at: folder + "/" + name).bytes, files)
            } catch {
                guard case .missing = error else { throw error }
            }
        }
        return nil
    }

    public init(folder: String, name: String, _ bytes: [UInt8], _ files: any FileReading) {
        self.folder = folder
        self.name = name
        settings = Domain.SiteSettings(parsing: bytes)
        var services: [String: Domain.Service] = [:]
        for (id, path) in settings.contracts { services[id] = Self.service(id, folder, path, files) }
        self.services = services
    }

    private static func service(
        _ id: String, _ folder: String, _ path: String, _ files: any FileReading
    ) -> Domain.Service {
        do throws(ReadFailure) {
            return Domain.Service(contract: try files.readFile(at: folder + "/" + path).bytes, boundAs: id, path: path)
        } catch {
            return .broken(reason: "its file \(path) can't be read")
        }
    }
}

/// Finds the settings that are in force for folders, each looked for once.
public struct SiteFinder {
    private let files: any FileReading
    private var known: [String: SiteFiles?] = [:]
    /// Settings that are there and can't be read.
    public private(set) var failures: [ReadFailure] = []

    public init(_ files: any FileReading) { self.files = files }

    /// The nearest settings in the folder, absolute, or above it; nil where there are none.
    public mutating func site(around folder: String) -> SiteFiles? {
        if let found = known[folder] { return found }
        let found = settings(in: folder) ?? (folder.isEmpty ? nil : site(around: Domain.DocumentID(folder).folder))
        known.updateValue(found, forKey: folder)
        return found
    }

    private mutating func settings(in folder: String) -> SiteFiles? {
        do throws(ReadFailure) {
            return try SiteFiles.read(in: folder, files)
        } catch {
            failures.append(error)
            return nil
        }
    }
}
