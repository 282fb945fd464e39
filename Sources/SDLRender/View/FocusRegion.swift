/// The parts of the window that F6 goes round, in reading order. Tab stays inside the one that has the keyboard.
public enum FocusRegion: Int, CaseIterable, Hashable, Sendable {
    case toolbar, find, sidebar, board, editor, status
}
