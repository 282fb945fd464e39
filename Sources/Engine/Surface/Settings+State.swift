extension Surface.Settings {
    init(_ state: State) { self.init(keymap: state.keymap, zoom: state.zoom) }
}
