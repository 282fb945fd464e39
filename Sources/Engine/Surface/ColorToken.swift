/// The colours by what they are for. Only `color(for:)` knows what they look like.
public enum ColorToken: UInt8, CaseIterable, Sendable {
    case windowBackground, panelBackground, tileBackground, tileBorder, rule, codeBackground
    case textPrimary, textSecondary, textFaint
    case accent, accentSoft, onAccent
    /// The ground of text that was searched for, and of the match that is gone to.
    case matchBackground, currentMatchBackground
    case good, warning, warningSoft, danger, dangerSoft
    case codeKeyword, codeString, codeNumber, codeComment
    case series1, series2, series3, series4
    /// The ground of a control, and of one under the pointer.
    case controlBackground, controlHover
    /// An edge that alone shows where a control is: 3:1 on every ground.
    case controlBorder
    /// Dims what lies behind a dialog: not opaque, about 40 %.
    case scrim
    /// Lies over cards that are being dragged away: the ground of the board, not opaque, about 65 %.
    case veil
    /// The two layers of the shadow under a card: close and sharp, far and soft.
    case shadowNear, shadowFar
}
