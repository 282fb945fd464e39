import CSDL
import Engine

/// The fonts: measures text and draws it to masks. Files are opened when the first text needs them.
public final class FontStack: TextMeasuring {
    /// Pixels per point.
    public var scale: Double { didSet { changed(from: oldValue != scale) } }
    /// Per cent of the type scale's sizes, 80 to 200.
    public var textSize: Int { didSet { changed(from: oldValue != textSize) } }
    /// Changes whenever the same face comes out at other pixels.
    private(set) var generation = 0

    private let catalog: FontCatalog
    private var files: [FontCut: FontFile] = [:]
    private var filesByPath: [String: FontFile] = [:]
    private let standIn: FontFile
    private var fallbacks: [FontFile]?
    private var typesettings: [TypesettingKey: Typesetting] = [:]

    public init(scale: Double = 1, textSize: Int = 100, catalog: FontCatalog = .installed) throws(FontFailure) {
        if TTF_WasInit() == 0, TTF_Init() != 0 { throw .notStarted(reason: String(cString: SDL_GetError())) }
        let cut = FontCut(family: .text, weight: .regular)
        guard let path = catalog.path(for: cut), let file = FontFile(path: path) else {
            throw .noFont(folders: catalog.folders)
        }
        self.scale = scale
        self.textSize = textSize
        self.catalog = catalog
        standIn = file
        files[cut] = file
        filesByPath[path] = file
    }

    // MARK: Measuring

    public func metrics(of face: TextFace) -> LineMetrics {
        let setting = typeSetting(of: face)
        let metrics = file(for: setting.cut).metrics
        let points = pointsPerUnit(setting)
        let ascent = Double(metrics.ascent) * points
        let descent = Double(metrics.descent) * points
        let line = setting.line * Double(textSize) / 100
        return LineMetrics(ascent: ascent, descent: descent, lineHeight: max(line, ascent + descent))
    }

    public func width(of text: String, in face: TextFace) -> Double {
        let setting = typeSetting(of: face)
        let file = file(for: setting.cut)
        let plain = text.utf8.withContiguousStorageIfAvailable { plainWidth(of: $0, in: file) } ?? nil
        let units = plain ?? typeset(text, setting.cut).edges.last ?? 0
        return Double(units) * pointsPerUnit(setting)
    }

    public func edges(of text: String, in face: TextFace) -> [Double] {
        let setting = typeSetting(of: face)
        let file = file(for: setting.cut)
        let points = pointsPerUnit(setting)
        let plain = text.utf8.withContiguousStorageIfAvailable { plainEdges(of: $0, in: file, points: points) } ?? nil
        return plain ?? typeset(text, setting.cut).edges.map { Double($0) * points }
    }

    // MARK: Drawing

    /// The coverage of one line of text from its pen's start on the baseline; nil where it has no ink.
    /// What lies more than 16,384 pixels to the right is cut.
    func mask(of text: String, in face: TextFace) -> Mask? {
        let setting = typeSetting(of: face)
        let quarters = quarters(of: setting)
        let pixels = { (units: Int) in (units * quarters + 2048) / 4096 }
        // What is surely short enough and all in one file needs no measuring.
        if text.utf8.count * quarters < 2 * longestRun, isPlain(text) {
            return file(for: setting.cut).mask(of: text, quarters: quarters)
        }
        let pieces = typeset(text, setting.cut).pieces.filter { pixels($0.start) < longestRun }
        let masks = pieces.compactMap { piece -> (Mask, Int)? in
            let text = shortened(piece, to: longestRun - pixels(piece.start), pixels: pixels)
            return piece.file.mask(of: text, quarters: quarters).map { ($0, pixels(piece.start)) }
        }
        return joined(masks)
    }

    /// The words of plain text that one file draws; nil for other text, and for what is too long to be sure that it is not cut.
    func words(of text: String, in face: TextFace) -> [PlacedWord]? {
        let setting = typeSetting(of: face)
        let quarters = quarters(of: setting)
        guard text.utf8.count * quarters < 2 * longestRun, isPlain(text) else { return nil }
        return plainWords(of: text, in: file(for: setting.cut), quarters: quarters)
    }

    func mask(of word: PlacedWord, in face: TextFace) -> Mask? {
        let setting = typeSetting(of: face)
        return file(for: setting.cut).mask(of: word.text, quarters: quarters(of: setting), from: word.quarter)
    }

    /// The text that a piece may draw in `room` pixels.
    private func shortened(_ piece: Typesetting.Piece, to room: Int, pixels: (Int) -> Int) -> String {
        guard pixels(piece.edges.last ?? 0) > room else { return piece.text }
        return String(piece.text.prefix(piece.edges.count { pixels($0) <= room }))
    }

    /// Whether two faces are drawn from the same file at the same size; neighbours in this order are cheap to draw.
    func drawingOrder(of face: TextFace) -> Int {
        let setting = typeSetting(of: face)
        return setting.cut.hashValue &* 4096 &+ quarters(of: setting)
    }

    // MARK: Sizes

    private func quarters(of setting: TypeSetting) -> Int {
        max(4, Int((setting.size * Double(textSize) / 100 * scale * 4).rounded()))
    }

    /// Points of 1/1024 em, at the size that is really drawn.
    private func pointsPerUnit(_ setting: TypeSetting) -> Double {
        Double(quarters(of: setting)) / 4 / scale / Double(FontFile.unitsPerEm)
    }

    private func changed(from isNew: Bool) {
        if isNew { generation += 1 }
    }

    // MARK: Files

    private func file(for cut: FontCut) -> FontFile {
        if let file = files[cut] { return file }
        let file = open(cut) ?? standIn
        files[cut] = file
        return file
    }

    private func open(_ cut: FontCut) -> FontFile? {
        guard let path = catalog.path(for: cut) else { return nil }
        if let file = filesByPath[path] { return file }
        let file = FontFile(path: path)
        filesByPath[path] = file
        return file
    }

    /// The first of the fonts that has all of the cluster's glyphs; `file` where none has.
    private func font(for cluster: Character, preferring file: FontFile) -> FontFile {
        let scalars = cluster.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        if scalars.allSatisfy(file.has) { return file }
        let others = fallbacks ?? catalog.fallbackPaths().compactMap(FontFile.init)
        fallbacks = others
        return others.first { scalars.allSatisfy($0.has) } ?? file
    }

    // MARK: Typesetting

    private func typeset(_ text: String, _ cut: FontCut) -> Typesetting {
        let key = TypesettingKey(text: text, cut: cut)
        if let known = typesettings[key] { return known }
        let file = file(for: cut)
        let typesetting = Typesetting(text, in: file) { font(for: $0, preferring: file) }
        guard text.utf8.count < 512 else { return typesetting }
        if typesettings.count >= 1024 { typesettings.removeAll(keepingCapacity: true) }
        typesettings[key] = typesetting
        return typesetting
    }
}

private struct TypesettingKey: Hashable {
    var text: String
    var cut: FontCut
}

private let longestRun = 16_384
