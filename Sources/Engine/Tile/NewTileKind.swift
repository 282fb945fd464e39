/// What a new tile can begin as.
public enum NewTileKind: String, CaseIterable, Hashable, Sendable {
    case paragraph, heading1, heading2, heading3, bullets, numbers, tasks, quote, code, table, image, math, rule
    case callout, chart, mermaid, embed, counter, serviceForm, signUp

    /// Prose is called as what tiles are turned into.
    public var title: String {
        switch self {
        case .paragraph: TileShape.paragraph.title
        case .heading1: TileShape.heading1.title
        case .heading2: TileShape.heading2.title
        case .heading3: TileShape.heading3.title
        case .bullets: TileShape.bullets.title
        case .numbers: TileShape.numbers.title
        case .tasks: TileShape.tasks.title
        case .quote: TileShape.quote.title
        case .code: TileShape.code.title
        case .table: "Table"
        case .image: "Image"
        case .math: "Formula"
        case .rule: "Rule"
        case .callout: "Callout"
        case .chart: "Chart"
        case .mermaid: "Diagram"
        case .embed: "Embedded video"
        case .counter: "Counter"
        case .serviceForm: "Form"
        case .signUp: "Newsletter sign-up"
        }
    }

    /// Other words that people look for it by.
    var hint: String {
        switch self {
        case .paragraph: "plain text"
        case .heading1, .heading2, .heading3: "title of a section"
        case .bullets: "points"
        case .numbers: "steps"
        case .tasks: "to-do, check boxes"
        case .quote: "citation"
        case .code: "listing, source"
        case .table: "rows and columns"
        case .image: "picture"
        case .math: "TeX, equation"
        case .rule: "line, break"
        case .callout: "note, tip, box"
        case .chart: "bars, lines, pie"
        case .mermaid: "mermaid flowchart"
        case .embed: "YouTube, Vimeo, film"
        case .counter: "button that counts"
        case .serviceForm: "service"
        case .signUp: "Buttondown, subscribe"
        }
    }

    /// The Markdown that it begins with; the part between the two bars is selected, to be typed over.
    private var marked: String {
        switch self {
        case .paragraph: ""
        case .heading1: "# |Heading|"
        case .heading2: "## |Heading|"
        case .heading3: "### |Heading|"
        case .bullets: "- |Item|"
        case .numbers: "1. |Item|"
        case .tasks: "- [ ] |Task|"
        case .quote: "> |Quote|"
        case .code: "```\n|code|\n```"
        case .table: "¦ |Column| ¦ Column ¦\n¦ --- ¦ --- ¦\n¦ Cell ¦ Cell ¦"
        case .image: "![Description](|image.png|)"
        case .math: "$$\n|x = y|\n$$"
        case .rule: "***||"
        case .callout: ":::tile callout\ntitle: Note\nbody: |Text|\n:::"
        case .chart: ":::tile chart\ntype: bar\nlabels: One, Two\nseries.Values: |1, 2|\n:::"
        case .mermaid: ":::tile mermaid\ndefinition: ¦\n  graph TD\n  |A --> B|\n:::"
        case .embed: ":::tile embed\nurl: |https://www.youtube.com/watch?v=aqz-KE-bpKQ|\n:::"
        case .counter: ":::tile counter\nlabel: |Clicks|\n:::"
        case .serviceForm: ":::tile service-form\nid: |form|\nservice: service\noperation: operation\nmode: proxy\n:::"
        case .signUp: ":::tile buttondown\nusername: |name|\n:::"
        }
    }

    /// The Markdown that it begins with.
    var template: String { String(marked.filter { $0 != "|" }.map { $0 == "¦" ? "|" : $0 }) }

    /// The template, and where it is a list the same with other marks, which are as long.
    var templates: [String] {
        switch self {
        case .bullets, .tasks: [template, "*" + template.dropFirst(), "+" + template.dropFirst()]
        case .numbers: [template, "1)" + template.dropFirst(2)]
        case .paragraph, .heading1, .heading2, .heading3, .quote, .code, .table, .image, .math, .rule, .callout, .chart,
            .mermaid, .embed, .counter, .serviceForm, .signUp:
            [template]
        }
    }

    /// What of the template is selected, in UTF-8 bytes.
    var selection: Range<Int> {
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map {
            String($0.map { $0 == "¦" ? "|" : $0 }).utf8.count
        }
        return parts.count == 3 ? parts[0]..<parts[0] + parts[1] : 0..<0
    }
}
