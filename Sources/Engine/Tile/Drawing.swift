/// What a tile of prose is drawn as: section 8 of the format.
public enum Drawing: String, Sendable {
    case prose, code, math, chart, diagram
}

extension Drawing {
    /// `info` is a fence's info string, `text` what stands between its lines.
    init(fence info: String, text: String) {
        let word = info.split(whereSeparator: { $0.isWhitespace }).first?.lowercased() ?? ""
        switch word {
        case "chart": self = ChartFence(text) == nil ? .code : .chart
        case "mermaid": self = PieFence.isPie(text) ? .chart : .diagram
        default: self = .code
        }
    }
}

extension Domain.Tile {
    /// Nil for directives and what can't be read.
    public var drawing: Drawing? {
        switch kind {
        case .directive, .source: return nil
        case .math: return .math
        case .code:
            guard let fence = ContentReader.fence(of: source) else { return .code }
            return Drawing(fence: fence.info, text: fence.text)
        case .heading, .paragraph, .list, .table, .quote, .image, .html, .rule, .definitions: return .prose
        }
    }
}
