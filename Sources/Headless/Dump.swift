import Engine
import Storage

/// The document at `path` as JSON. What is wrong in it is part of the answer; where a site would reject it, the errors are
/// printed, too, and the code is 1.
public func runDump(path: String, files: any FileReading = Disk()) -> Answer {
    let content: FileContent
    do throws(ReadFailure) {
        content = try files.readFile(at: absolute(path))
    } catch {
        return .failure(error.sentence)
    }
    let document = Domain.Document(parsing: content.bytes)
    let faults = document.faults(around: absolute(path), files)
    let errors = faults.filter { $0.code.isError }.map { $0.line(of: path) }
    do {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return Answer(
            output: try Dump(document, faults).json(file: name).text() + "\n", error: errors.joined(separator: "\n"),
            code: errors.isEmpty ? 0 : 1)
    } catch {
        return .failure("\(path) could not be written as JSON: \(error)")
    }
}

/// A document's parts as JSON.
private struct Dump {
    private let document: Domain.Document
    private let faults: [Domain.Fault]

    init(_ document: Domain.Document, _ faults: [Domain.Fault]) {
        self.document = document
        self.faults = faults
    }

    func json(file: String) -> JSONValue {
        .object([
            "file": .string(file), "lineEnding": .string(document.lineEnding(before: 0)),
            "bom": .bool(!document.mark.isEmpty), "frontMatter": frontMatter, "tiles": .array(tiles),
            "errors": .array(faults.filter { $0.code.isError }.map(error)),
            "problems": .array(faults.filter { !$0.code.isError }.map(problem)),
        ])
    }

    private var frontMatter: JSONValue {
        guard let source = document.frontMatter else { return .null }
        let front = Domain.FrontMatter(parsing: source)
        return .object([
            "lines": range(1, front.lineCount),
            "entries": .array(front.entries.map { .array([.string($0.key), .string($0.value)]) }),
        ])
    }

    private var tiles: [JSONValue] {
        var line = 1 + lineFeeds(document.frontMatter ?? []) + lineFeeds(document.lead)
        var offset = document.bodyStart
        return document.tiles.map { tile in
            let inside = lineFeeds(tile.source)
            var members = facts(of: tile)
            members["id"] = .string("\(tile.id.rawValue)")
            members["lines"] = range(line, line + inside)
            members["bytes"] = range(offset, offset + tile.source.count)
            line += inside + lineFeeds(tile.gap)
            offset += tile.source.count + tile.gap.count
            return .object(members)
        }
    }

    private func facts(of tile: Domain.Tile) -> [String: JSONValue] {
        var members: [String: JSONValue] = ["kind": .string(tile.kind.name)]
        if case .heading(let level) = tile.kind { members["level"] = .number(Double(level)) }
        if case .directive(let type) = tile.kind {
            let directive = Domain.Directive(parsing: tile.source)
            members["type"] = .string(type)
            members["properties"] = .array(directive.properties.map(property))
            if directive.fault == nil { members["canonical"] = .string(directive.canonical) }
        } else {
            members["text"] = .string(tile.plainText)
        }
        if let drawing = tile.drawing { members["shows"] = .string(drawing.rawValue) }
        return members
    }

    private func property(_ property: Domain.Directive.Property) -> JSONValue {
        switch property.value {
        case .text(let text): .array([.string(property.key), .string(text)])
        case .list(let items): .array([.string(property.key), .array(items.map { .string($0) })])
        }
    }

    private func error(_ fault: Domain.Fault) -> JSONValue {
        var members = place(of: fault)
        if let text = fault.text { members["text"] = .string(text) }
        return .object(members)
    }

    private func problem(_ fault: Domain.Fault) -> JSONValue {
        var members = place(of: fault)
        members["type"] = .string(fault.type ?? "")
        members["detail"] = .array(fault.detail.map { .string($0) })
        return .object(members)
    }

    private func place(of fault: Domain.Fault) -> [String: JSONValue] {
        var members: [String: JSONValue] = [
            "code": .string(fault.code.rawValue), "line": .number(Double(fault.line)),
            "column": .number(Double(fault.column)), "message": .string(fault.message),
        ]
        if let tile = fault.tile { members["tile"] = .string("\(tile.rawValue)") }
        return members
    }

    private func range(_ first: Int, _ last: Int) -> JSONValue {
        .array([.number(Double(first)), .number(Double(last))])
    }

    private func lineFeeds(_ bytes: Bytes) -> Int { bytes.reduce(0) { $0 + ($1 == 10 ? 1 : 0) } }
}

extension Domain.TileKind {
    fileprivate var name: String {
        switch self {
        case .heading: "heading"
        case .paragraph: "paragraph"
        case .list: "list"
        case .table: "table"
        case .code: "code"
        case .quote: "quote"
        case .image: "image"
        case .math: "math"
        case .html: "html"
        case .rule: "rule"
        case .definitions: "definitions"
        case .directive: "directive"
        case .source: "source"
        }
    }
}
