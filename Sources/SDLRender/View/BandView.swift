import Engine

/// The rectangle that selects what it meets: a soft ground under the cards would hide them, so only its edge lies above.
struct BandView {
    let rect: Rect

    func appendGround(to builder: inout FrameBuilder) { builder.fill(rect, .accentSoft, corner: 2) }

    func appendEdge(to builder: inout FrameBuilder) { builder.draw(.stroke(rect, .accent, width: 1, corner: 2)) }
}
