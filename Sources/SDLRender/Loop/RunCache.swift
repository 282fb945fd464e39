import Engine

/// Drawn runs of text by what they say and in which face, in any colour. What has not been used for longest goes
/// first when there is more than `budget`.
final class RunCache {
    private struct Key: Hashable {
        var text: String
        var face: TextFace
    }

    private struct Entry {
        /// Nil where the run has no ink.
        var mask: Mask?
        var lastUse: Int
    }

    /// Bytes.
    private let budget: Int
    private let fonts: FontStack
    private var entries: [Key: Entry] = [:]
    private var generation = 0
    private(set) var bytes = 0
    private var pass = 0

    init(fonts: FontStack, budget: Int = 4 << 20) {
        self.fonts = fonts
        self.budget = budget
    }

    /// To be called before each painting: draws the runs that are not there yet, in the cheapest order.
    func prepare(_ missing: some Sequence<TextRun>) {
        if generation != fonts.generation {
            entries.removeAll()
            bytes = 0
            generation = fonts.generation
        }
        pass += 1
        let new = missing.filter { entries[Key(text: $0.text, face: $0.face)] == nil }
        let ordered = new.map { (order: fonts.drawingOrder(of: $0.face), run: $0) }.sorted { $0.order < $1.order }
        for (_, run) in ordered { _ = mask(of: run) }
    }

    func mask(of run: TextRun) -> Mask? {
        let key = Key(text: run.text, face: run.face)
        if let place = entries.index(forKey: key) {
            entries.values[place].lastUse = pass
            return entries.values[place].mask
        }
        let mask = fonts.mask(of: run.text, in: run.face)
        entries[key] = Entry(mask: mask, lastUse: pass)
        bytes += cost(key, mask)
        if bytes > budget { shrink() }
        return mask
    }

    /// Goes down to half of the budget, so that this is rare, but keeps what this painting has used.
    private func shrink() {
        let old = entries.filter { $0.value.lastUse < pass }.sorted { $0.value.lastUse < $1.value.lastUse }
        for (key, entry) in old where bytes > budget / 2 {
            entries[key] = nil
            bytes -= cost(key, entry.mask)
        }
    }

    private func cost(_ key: Key, _ mask: Mask?) -> Int { key.text.utf8.count + 64 + (mask?.cost ?? 0) }
}
