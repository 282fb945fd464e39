extension Editor {
    /// A text that is edited goes on being edited, in its place on a page and beside other densities.
    func setZoom(_ zoom: Surface.Zoom) {
        let density = state.zoom.density
        state.zoom = zoom.clamped
        guard let session = state.session, density != zoom.density else { return }
        placeSession()
        state.gatherSelection()
        if let id = session.id { state.show(id) }
    }

    /// To the neighbouring stop, also where that is of another density.
    func zoom(_ step: KeyPath<Surface.Zoom, Surface.Zoom?>) {
        if let next = state.zoom[keyPath: step] { setZoom(next) }
    }
}
