/// The colours by what they are for. Only `color(for:)` knows what they look like.
public enum ColorToken: UInt8, CaseIterable, Sendable {
    case windowBackground, panelBackground, tileBackground, tileBorder, rule, codeBackground
    case textPrimary, textSecondary, textFaint
    case accent, accentSoft, onAccent
    case good, warning, warningSoft, danger, dangerSoft
    case codeKeyword, codeString, codeNumber, codeComment
    case series1, series2, series3, series4
    /// The ground of a control, and of one under the pointer.
    case controlBackground, controlHover
    /// An edge that alone shows where a control is: 3:1 on every ground.
    case controlBorder
    /// Dims what lies behind a dialog: the one colour that is not opaque, about 40 %.
    case scrim
}
