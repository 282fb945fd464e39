extension Surface.Dialog {
    init(_ state: State) {
        switch state.question {
        case nil: self.init()
        case .closeWithChanges:
            let changed = state.changedDocuments
            self.init(
                title: "Save before closing?",
                text: changed.count == 1
                    ? "“\(state.workspace?.title(of: changed[0]) ?? changed[0].fileName)” has changes that are not on disk."
                    : "\(Words.count(changed.count, "document")) have changes that are not on disk.",
                choices: [
                    Choice(title: "Save and close", intent: .saveAndClose, isDefault: true),
                    Choice(title: "Close without saving", intent: .discardAndClose),
                    Choice(title: "Cancel", intent: .dismiss),
                ])
        case .writeReadOnly(let id):
            self.init(
                title: "Write a read-only file?",
                text: "\(id.fileName) is marked read-only. Its mode stays as it is; only its text would change.",
                choices: [
                    Choice(title: "Write it", intent: .saveAnyway),
                    Choice(title: "Leave it", intent: .dismiss, isDefault: true),
                ])
        case .bringBack:
            self.init(
                title: "Bring back changes?", text: state.recoveries.offer,
                choices: [
                    Choice(title: "Bring back", intent: .bringBack, isDefault: true),
                    Choice(title: "Not now", intent: .dismiss),
                    Choice(title: "Discard", intent: .discardLeftovers),
                ])
        }
    }
}
