extension Domain {
    /// What a service offers, as its contract says.
    public enum Service: Equatable, Sendable {
        /// The contract can't be used; `reason` is the end of a sentence.
        case broken(reason: String)
        case offers([Operation])

        public struct Operation: Equatable, Sendable {
            public var id: String
            public var modes: [String]
            /// It names a credential that a browser may not hold.
            public var needsSecret: Bool

            public init(id: String, modes: [String], needsSecret: Bool = false) {
                self.id = id
                self.modes = modes
                self.needsSecret = needsSecret
            }
        }
    }
}

extension Domain.Service {
    private static let types = ["string", "number", "integer", "boolean"]
    private static let controls = [
        "text", "multiline-text", "number", "checkbox", "select", "radio", "segmented", "hidden",
    ]

    /// Reads a contract, as the format's section 6 describes it. `id` is the name that the site binds it to, `path` how
    /// the site calls its file.
    init(contract bytes: [UInt8], boundAs id: String, path: String) {
        guard let contract = JSON(bytes) else {
            self = .broken(reason: "its file \(path) is not JSON")
            return
        }
        guard let name = contract["id"]?.text, let all = contract["operations"]?.list else {
            self = .broken(reason: "it has no id or no operations")
            return
        }
        guard name == id else {
            self = .broken(reason: "it is called “\(name)”")
            return
        }
        var operations: [Operation] = []
        for value in all {
            switch Self.operation(value) {
            case .read(let operation): operations.append(operation)
            case .fault(let reason):
                self = .broken(reason: reason)
                return
            }
        }
        self = .offers(operations)
    }

    private enum Reading {
        case read(Operation)
        case fault(String)
    }

    private static func operation(_ value: JSON) -> Reading {
        guard let id = value["id"]?.text, !id.isEmpty else { return .fault("one of its operations has no id") }
        guard let list = value["modes"]?.list, list.allSatisfy({ $0.text != nil }) else {
            return .fault("its operation “\(id)” has no list of modes")
        }
        for (schema, looks) in [("inputSchema", "inputUi"), ("outputSchema", "outputUi")] {
            guard value[schema]?["type"] == .text("object") else {
                return .fault("its operation “\(id)” has no \(schema) of the type object")
            }
            if let fault = fault(in: value, schema, looks) { return .fault("\(fault) in its operation “\(id)”") }
        }
        let credential = value["credential"].flatMap { $0 == .null ? nil : $0 }
        let needsSecret = credential != nil && credential?["exposure"] != .text("browser")
        return .read(Operation(id: id, modes: list.compactMap(\.text), needsSecret: needsSecret))
    }

    /// What is wrong with the fields of a schema or with how they are shown.
    private static func fault(in operation: JSON, _ schema: String, _ looks: String) -> String? {
        for (name, field) in (operation[schema]?["properties"]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
            let isChoice = schema == "inputSchema" && field["enum"]?.list != nil
            if !isChoice, !types.contains(field["type"]?.text ?? "") {
                return "the field “\(name)” has no type that a form shows"
            }
        }
        for (name, look) in (operation[looks]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let control = look["control"] else { continue }
            if !controls.contains(control.text ?? "") { return "the field “\(name)” has a control that there is not" }
        }
        return nil
    }
}
