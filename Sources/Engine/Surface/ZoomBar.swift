extension Surface {
    /// At the right end of the status bar: the density, and how large things stand on the board.
    public struct ZoomBar: Equatable, Sendable {
        /// Called like the density that is shown; goes on to the next one.
        public var density: Control
        public var smaller: Control
        public var larger: Control
        /// "100%".
        public var percent: String

        public init(density: Control, smaller: Control, larger: Control, percent: String) {
            self.density = density
            self.smaller = smaller
            self.larger = larger
            self.percent = percent
        }
    }
}

extension Surface.ZoomBar {
    /// Nil where there is no board.
    init?(_ state: State) {
        guard state.workspace != nil else { return nil }
        let next = state.zoom.density.next.command
        self.init(
            density: Surface.Control(
                command: next, title: state.zoom.density.command.title,
                hint: state.keymap.hint("Goes on to \(next.title.lowercased())", for: next), isEnabled: true),
            smaller: state.control(.zoomOut), larger: state.control(.zoomIn), percent: "\(state.zoom.percent)%")
    }
}
