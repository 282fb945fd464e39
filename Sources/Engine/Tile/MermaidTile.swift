/// `:::mermaid` and `:::tile mermaid`.
enum MermaidTile {
    static func problem(in tile: Domain.Directive) -> BuiltInTile.Problem? {
        tile.hasText("definition") ? nil : .init(.mermaidMissingDefinition, "definition", at: "definition")
    }
}
