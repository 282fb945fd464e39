/// The distances of a form, on a grid of four points.
extension Metrics {
    /// Above the first field and below the last one.
    var formMargin: Double { 12 }
    /// Between what belongs to one field and the next label.
    var formGap: Double { 12 }
    /// Between a field and what is said about it.
    var remarkGap: Double { 4 }
    /// A label, a name that can be changed, a switch, an option.
    var formRow: Double { max(Self.target, labelLine + 8) }
    var fieldPaddingX: Double { 10 }
    var fieldPaddingY: Double { ((controlHeight - bodyLine) / 2).rounded() }
    /// How far the button that removes a field reaches into the pane's padding, so that its mark stands above the edge
    /// of the field.
    var removeOverhang: Double { 8 }
    /// A list's text begins this far behind other texts.
    var bulletIndent: Double { (14 * min(scale, 1.6)).rounded() }
    var optionGap: Double { 4 }
    /// The least lines of a text of several lines.
    static let leastLines = 3.0

    /// Of the box around a property's name, in a form `width` points wide without its padding: the button that removes
    /// the property stands beside it.
    func nameWidth(in width: Double) -> Double { width - Self.target + removeOverhang - remarkGap }

    /// At which the text of every field wraps: the narrowest of them, the name, decides.
    func fieldWidth(inPane width: Double) -> Double {
        max(40, nameWidth(in: width - 2 * editorPadding) - 2 * fieldPaddingX)
    }
}
