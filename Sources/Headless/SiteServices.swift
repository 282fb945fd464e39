import Engine

/// The services that the site around a document binds: those of the nearest `tiledown.yml` in its folder or above.
struct SiteServices {
    /// By id; nil where no `tiledown.yml` can be read: then nothing is known of what the site binds.
    let services: [String: Domain.Service]?

    /// `path` is absolute.
    init(around path: String, files: any FileReading) {
        var parts = path.split(separator: "/").dropLast()
        repeat {
            let folder = parts.map { "/" + $0 }.joined()
            if let settings = SiteServices.settings(in: folder, files) {
                var found: [String: Domain.Service] = [:]
                for (id, contract) in settings.contracts {
                    found[id] = SiteServices.service(id, contract: folder + "/" + contract, files)
                }
                services = found
                return
            }
        } while parts.popLast() != nil
        services = nil
    }

    private static func settings(in folder: String, _ files: any FileReading) -> Domain.SiteSettings? {
        for name in ["tiledown.yml", "tiledown.yaml"] {
            do throws(ReadFailure) {
                return Domain.SiteSettings(parsing: try files.readFile(at: folder + "/" + name).bytes)
            } catch {
                continue
            }
        }
        return nil
    }

    private static func service(_ id: String, contract path: String, _ files: any FileReading) -> Domain.Service {
        let bytes: [UInt8]
        do throws(ReadFailure) { bytes = try files.readFile(at: path).bytes } catch {
            return .broken(reason: "its file \(path) can't be read")
        }
        do {
            return service(id, try JSONValue.parse(bytes))
        } catch {
            return .broken(reason: "its file \(path) is not JSON")
        }
    }

    private static func service(_ id: String, _ contract: JSONValue) -> Domain.Service {
        guard let name = contract["id"]?.string, let all = contract["operations"]?.array else {
            return .broken(reason: "it has no id or no operations")
        }
        guard name == id else { return .broken(reason: "it is called “\(name)”") }
        let operations = all.compactMap(operation)
        return operations.count == all.count
            ? .offers(operations) : .broken(reason: "one of its operations is incomplete")
    }

    private static func operation(_ value: JSONValue) -> Domain.Service.Operation? {
        guard let id = value["id"]?.string, let modes = value["modes"]?.array?.compactMap(\.string),
            isObject(value["inputSchema"]), isObject(value["outputSchema"])
        else { return nil }
        let credential = value["credential"]
        let needsSecret = credential != nil && credential?["exposure"]?.string != "browser"
        return Domain.Service.Operation(id: id, modes: modes, needsSecret: needsSecret)
    }

    private static func isObject(_ schema: JSONValue?) -> Bool { schema?["type"]?.string == "object" }
}
