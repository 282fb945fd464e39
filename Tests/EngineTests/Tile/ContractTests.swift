import Testing

@testable import Engine

@Suite("contracts of services")
struct ContractTests {
    private func service(_ text: String) -> Domain.Service {
        Domain.Service(contract: Array(text.utf8), boundAs: "s", path: "s.json")
    }

    private func operation(_ members: String) -> Domain.Service {
        service(
            #"{"id": "s", "operations": [{"id": "o", "modes": ["proxy", "remote"], "inputSchema": {"type": "object"}, "#
                + #""outputSchema": {"type": "object"}\#(members)}]}"#)
    }

    @Test("a contract offers its operations")
    func offers() {
        let plain = Domain.Service.Operation(id: "o", modes: ["proxy", "remote"])
        #expect(operation("") == .offers([plain]))
        #expect(operation(#", "credential": {"exposure": "browser"}"#) == .offers([plain]))
        #expect(
            operation(#", "credential": null, "inputUi": {"a": {"control": "radio", "label": "A"}}"#)
                == .offers([plain]))
        var secret = plain
        secret.needsSecret = true
        #expect(operation(#", "credential": {"exposure": "server"}"#) == .offers([secret]))
        #expect(operation(#", "credential": "key""#) == .offers([secret]))
        #expect(service(#"{"id": "s", "operations": []}"#) == .offers([]))
    }

    @Test(
        "a contract of another shape is broken, and says where",
        arguments: [
            ("{", "JSON"), (#"{"id": "s"}"#, "operations"), (#"{"id": "t", "operations": []}"#, "“t”"),
            (#"{"id": "s", "operations": [{}]}"#, "no id"), (#"{"id": "s", "operations": [{"id": "o"}]}"#, "“o”"),
            (#"{"id": "s", "operations": [{"id": "o", "modes": [1]}]}"#, "modes"),
            (
                #"{"id": "s", "operations": [{"id": "o", "modes": [], "inputSchema": {"type": "object"}}]}"#,
                "outputSchema"
            ),
        ])
    func broken(text: String, part: String) {
        guard case .broken(let reason) = service(text) else {
            Issue.record("it was taken")
            return
        }
        #expect(reason.contains(part))
    }

    @Test("fields have a type or a choice, and controls that there are")
    func fields() {
        let schema = { (field: String) in
            service(
                #"{"id": "s", "operations": [{"id": "o", "modes": [], "outputSchema": {"type": "object"}, "#
                    + #""inputSchema": {"type": "object", "properties": {"f": \#(field)}}}]}"#)
        }
        #expect(schema(#"{"type": "integer"}"#) == .offers([.init(id: "o", modes: [])]))
        #expect(schema(#"{"enum": ["a"]}"#) == .offers([.init(id: "o", modes: [])]))
        #expect(schema(#"{"type": "array"}"#) != .offers([.init(id: "o", modes: [])]))
        guard case .broken(let reason) = operation(#", "inputUi": {"f": {"control": "slider"}}"#) else {
            Issue.record("a control that there is not was taken")
            return
        }
        #expect(reason.contains("“f”") && reason.contains("“o”"))
    }

    @Test(
        "JSON is read as it is written",
        arguments: [
            ("null", .null), (" [ ] ", .list([])), ("{}", .object([:])), ("-1.5e2", .number(-150)), ("0", .number(0)),
            (#""a\n\u00e9\ud83c\udf31\/é""#, .text("a\né🌱/é")),
            (
                #"{"a":[1,true,{"b":""}]}"#,
                .object(["a": .list([.number(1), .bool(true), .object(["b": .text("")])])])
            ),
            (#"{"a":1,"a":2}"#, .object(["a": .number(2)])),
        ] as [(String, JSON)])
    func json(text: String, value: JSON) { #expect(JSON(Array(text.utf8)) == value) }

    @Test(
        "what is not JSON is none",
        arguments: [
            "", "nul", "[1,]", "[1 2]", "{\"a\"}", "{a: 1}", "01", "+1", "1.", ".5", "1.e5", "-", "--1", "\"a",
            "\"\\x\"",
            "\"\\u12\"", "\"\\ud800\"", "\"\t\"", "[] []", "NaN", "1e", "'a'", "// x\n1",
        ])
    func noJSON(text: String) { #expect(JSON(Array(text.utf8)) == nil) }

    @Test("deep nesting and broken bytes are none, too")
    func hostile() {
        #expect(JSON(Array(repeating: UInt8(ascii: "["), count: 100_000)) == nil)
        #expect(JSON([0x22, 0xFF, 0x22]) == nil)
    }
}
