import Engine

/// The box of a task or a switch.
enum CheckBox {
    static func commands(in box: Rect, isOn: Bool) -> [DrawCommand] {
        guard isOn else {
            return [
                .fill(box, .tileBackground, corner: 4), .stroke(box, .controlBorder, width: 1.5, corner: 4),
            ]
        }
        return [.fill(box, .accent, corner: 4)] + Icon.check.commands(in: box, color: .onAccent)
    }
}
