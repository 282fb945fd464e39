/// A form made from a service's contract.
enum ServiceFormTile {
    static let modes = ["static", "local", "remote", "proxy", "build"]

    static func problem(in tile: Domain.Directive, services: [String: Domain.Service]?) -> BuiltInTile.Problem? {
        for key in ["id", "service", "operation", "mode"] {
            guard tile.value(of: key) != nil else { return .init(.formMissingProperty, key, at: key) }
            if let problem = textProblem(in: tile, key) { return problem }
        }
        let mode = tile.text(of: "mode") ?? ""
        guard modes.contains(mode) else { return .init(.formUnknownMode, mode, at: "mode") }
        if tile.value(of: "submitLabel") != nil, let problem = textProblem(in: tile, "submitLabel") { return problem }
        if let services, let problem = bindingProblem(in: tile, mode: mode, services: services) { return problem }
        return mode == "proxy" || mode == "remote" ? nil : .init(.formModeNotRendered, mode, at: "mode")
    }

    private static func textProblem(in tile: Domain.Directive, _ key: String) -> BuiltInTile.Problem? {
        guard tile.text(of: key) != nil else { return .init(.formNotString, key, at: key) }
        return tile.hasText(key) ? nil : .init(.formEmptyProperty, key, at: key)
    }

    private static func bindingProblem(
        in tile: Domain.Directive, mode: String, services: [String: Domain.Service]
    ) -> BuiltInTile.Problem? {
        let (id, name) = (tile.text(of: "service") ?? "", tile.text(of: "operation") ?? "")
        switch services[id] {
        case nil: return .init(.formUnboundService, id, at: "service")
        case .broken(let reason): return .init(.formBadContract, id, reason, at: "service")
        case .offers(let operations):
            guard let operation = operations.first(where: { $0.id == name }) else {
                return .init(.formUnknownOperation, name, at: "operation")
            }
            guard operation.modes.contains(mode) else { return .init(.formModeNotOffered, mode, name, at: "mode") }
            return mode == "remote" && operation.needsSecret ? .init(.formCredential, name, at: "mode") : nil
        }
    }
}
