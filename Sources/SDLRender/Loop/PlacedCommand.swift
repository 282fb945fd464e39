/// A shape with where it may be seen: its bounds cut by the clips in force.
struct PlacedCommand: Hashable {
    let shape: Shape
    /// In pixels; never empty.
    let area: PixelRect
    /// A hash of what stays the same when the shape moves up or down.
    let trait: Int

    init(_ shape: Shape, _ area: PixelRect) {
        self.init(shape, area, trait: shape.trait)
    }

    private init(_ shape: Shape, _ area: PixelRect, trait: Int) {
        self.shape = shape
        self.area = area
        self.trait = trait
    }

    /// What is seen of it in `pane` after it has moved down by `dy`; nil for nothing.
    func moved(by dy: Int, into pane: PixelRect) -> PlacedCommand? {
        let area = area.movedDown(by: dy).intersection(pane)
        if area.isEmpty { return nil }
        return PlacedCommand(dy == 0 ? shape : shape.movedDown(by: dy), area, trait: trait)
    }

    static func == (a: PlacedCommand, b: PlacedCommand) -> Bool {
        a.trait == b.trait && a.area == b.area && a.shape == b.shape
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(trait)
        hasher.combine(area.minY)
    }
}
