import Engine

extension InputReader {
    /// The wheel with Ctrl walks through the stops, one for each notch; what is under the pointer stays there.
    func zoom(at point: Point, by notches: Double, state: inout ViewState) -> [Intent] {
        guard surfaces.topLayer == .window, layout.panels.board.contains(point), state.drag == nil, state.band == nil
        else { return [] }
        guard notches.isFinite else { return [] }
        let turned = state.zoomTurn + notches
        let steps = turned.rounded(.towardZero)
        state.zoomTurn = turned - steps
        guard steps != 0 else { return [] }
        state.zoomPointer = point
        let count = min(Int(abs(steps).clamped(to: 1...Double(Surface.Zoom.stops.count))), Surface.Zoom.stops.count)
        return Array(repeating: .run(steps > 0 ? .zoomIn : .zoomOut), count: count)
    }
}
