extension Editor {
    func focusField(_ id: FieldID) {}

    func setField(_ id: FieldID, to value: String) {}

    func removeField(_ id: FieldID) {}

    func toggleSource() {}
}
