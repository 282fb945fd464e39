import Glibc

/// Why there is no text.
public enum FontFailure: Error, Equatable, Sendable {
    /// None of the families is installed; `folders` were looked through.
    case noFont(folders: [String])
    /// SDL_ttf could not start.
    case notStarted(reason: String)
}

extension FontFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noFont(let folders):
            "No font found in \(folders.joined(separator: ", ")). Install fonts-inter and fonts-jetbrains-mono."
        case .notStarted(let reason): "Text can't be drawn: \(reason)"
        }
    }
}

/// Where the fonts' files are.
public struct FontCatalog: Sendable {
    /// Looked through in this order.
    public var folders: [String]

    public init(folders: [String]) { self.folders = folders }

    /// Debian's folders, then other systems' and the user's own.
    public static let installed = FontCatalog(folders: [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono",
        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
        "/usr/share/fonts/jetbrains-mono", "/usr/share/fonts/TTF", "/usr/share/fonts/OTF", "/usr/share/fonts/dejavu",
        "/usr/local/share/fonts",
    ])

    /// The file for `cut`, or the nearest one there is; nil where no family is installed at all.
    func path(for cut: FontCut) -> String? {
        names(for: cut).lazy.compactMap(find).first
    }

    /// Files that know the scripts and signs that the families above lack, those that exist.
    func fallbackPaths() -> [String] {
        let names = ["DejaVuSans.ttf", "NotoSans-Regular.ttf", "Symbola_hint.ttf"]
        let fixed = [
            "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
            "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
            "/usr/share/fonts/truetype/noto/NotoSansSymbols-Regular.ttf",
            "/usr/share/fonts/truetype/noto/NotoSansSymbols2-Regular.ttf",
            "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
            "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
            "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
            "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", "/usr/share/fonts/truetype/unifont/unifont.ttf",
        ]
        return names.compactMap(find) + fixed.filter(isReadable)
    }

    private func find(_ name: String) -> String? {
        folders.lazy.map { "\($0)/\(name)" }.first(where: isReadable)
    }

    /// File names, the wanted one first, then ever plainer ones.
    private func names(for cut: FontCut) -> [String] {
        let slant = cut.isItalic ? "Italic" : ""
        let heavy = cut.weight == .bold || cut.weight == .semibold
        let weight = weightName(cut.weight)
        let plain = weight.isEmpty && slant.isEmpty ? "Regular" : weight + slant
        let dejavu = (heavy ? "Bold" : "") + (cut.isItalic ? "Oblique" : "")
        let suffix = dejavu.isEmpty ? "" : "-" + dejavu
        switch cut.family {
        case .display:
            let text = FontCut(family: .text, weight: cut.weight, isItalic: cut.isItalic)
            return ["InterDisplay-\(plain).otf"] + names(for: text)
        case .text:
            return ["Inter-\(plain).otf", "Inter-\(plain).ttf", "DejaVuSans\(suffix).ttf", "DejaVuSans.ttf"]
        case .code:
            return ["JetBrainsMono-\(plain).ttf", "JetBrainsMono-\(plain).otf", "DejaVuSansMono\(suffix).ttf"]
                + ["DejaVuSansMono.ttf", "DejaVuSans.ttf"]
        }
    }

    private func weightName(_ weight: FontCut.Weight) -> String {
        switch weight {
        case .regular: ""
        case .medium: "Medium"
        case .semibold: "SemiBold"
        case .bold: "Bold"
        }
    }
}

private func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
