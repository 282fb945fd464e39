extension Surface.Navigation {
    init(_ state: State) {
        let destination: Destination =
            state.session != nil ? .detail : state.document != nil ? .document : .none
        let mark = state.changedDocuments.isEmpty ? "" : "• "
        let place = state.current.flatMap { state.workspace?.title(of: $0) } ?? state.workspace?.name
        self.init(
            destination: destination, title: place.map { "\(mark)\($0) – Tilewright" } ?? "Tilewright",
            isClosing: state.isClosing)
    }
}
