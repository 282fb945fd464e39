import Engine

/// How a text style is set, at text size 100 %.
struct TypeSetting {
    /// Points.
    var size: Double
    /// Points from one line's top to the next one's.
    var line: Double
    var cut: FontCut
}

/// A family's cut: all that names a font file.
struct FontCut: Hashable, Sendable {
    enum Family: Hashable, Sendable { case text, display, code }
    enum Weight: Hashable, Sendable { case regular, medium, semibold, bold }

    var family: Family
    var weight: Weight
    var isItalic = false
}

/// The type scale, and what the traits and the zoom of a face do to it.
func typeSetting(of face: TextFace) -> TypeSetting {
    var setting = plainSetting(of: face.style)
    if face.traits.contains(.monospaced), setting.cut.family != .code {
        setting.cut.family = .code
        setting.size *= codeRatio
    }
    if face.traits.contains(.medium), setting.cut.weight == .regular { setting.cut.weight = .medium }
    if face.traits.contains(.strong) { setting.cut.weight = face.style == .caption ? .semibold : .bold }
    setting.cut.isItalic = face.traits.contains(.emphasis)
    setting.size *= Double(face.zoom) / 100
    setting.line *= Double(face.zoom) / 100
    return setting
}

/// The code family looks larger than the text family at the same size.
private let codeRatio = 12 / 13.5

private func plainSetting(of style: TextStyle) -> TypeSetting {
    switch style {
    case .title: TypeSetting(size: 22, line: 28, cut: FontCut(family: .display, weight: .bold))
    case .heading: TypeSetting(size: 17, line: 24, cut: FontCut(family: .text, weight: .semibold))
    case .subheading: TypeSetting(size: 15, line: 22, cut: FontCut(family: .text, weight: .semibold))
    case .body: TypeSetting(size: 13.5, line: 20, cut: FontCut(family: .text, weight: .regular))
    case .reading: TypeSetting(size: 16, line: 26, cut: FontCut(family: .text, weight: .regular))
    case .label: TypeSetting(size: 13, line: 20, cut: FontCut(family: .text, weight: .regular))
    case .caption: TypeSetting(size: 11.5, line: 16, cut: FontCut(family: .text, weight: .regular))
    case .code: TypeSetting(size: 12, line: 18, cut: FontCut(family: .code, weight: .regular))
    case .source: TypeSetting(size: 13, line: 21, cut: FontCut(family: .code, weight: .regular))
    }
}
