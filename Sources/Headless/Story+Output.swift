import Engine
import FoundationEssentials
import SDLRender

extension Story {
    func snapshot(_ value: JSONValue) throws(StepFailure) {
        guard let name = value.string else { throw StepFailure("“snapshot” takes a file name") }
        do {
            try snapshotPNG(frame, theme: theme, fonts: fonts, to: place.output + "/" + name)
        } catch {
            throw StepFailure("\(name) could not be written to \(place.output)")
        }
    }

    func tree(_ value: JSONValue, deep: Bool) throws(StepFailure) {
        guard let name = value.string else { throw StepFailure("“tree” takes a file name") }
        var tree = AccessTree(frame: frame)
        if deep {
            let sources = Dictionary(
                editor.openTiles.map { ("\(SurfaceID.tile($0.id))", String(decoding: $0.source, as: UTF8.self)) },
                uniquingKeysWith: { $1 })
            tree.source = { sources[$0] }
        }
        let text: String
        do { text = try tree.json.text(pretty: true) } catch {
            throw StepFailure("the tree can't be written: \(error)")
        }
        try write(Array(text.utf8), to: name)
    }

    func write(_ bytes: [UInt8], to name: String) throws(StepFailure) {
        do {
            try Data(bytes).write(to: URL(filePath: place.output + "/" + name))
        } catch {
            throw StepFailure("\(name) could not be written to \(place.output)")
        }
    }
}
