import Engine

/// Drawn runs of text by what they say and in which face, in any colour.
///
/// A run of plain text is put together from its words, most of which were drawn before as parts of others.
final class RunCache {
    private struct RunKey: Hashable {
        var text: String
        var face: TextFace
    }

    private struct WordKey: Hashable {
        var text: String
        var face: TextFace
        var quarter: Int
    }

    private let fonts: FontStack
    private var runs: MaskCache<RunKey>
    private var words: MaskCache<WordKey>
    private var fontGeneration = 0

    var bytes: Int { runs.bytes + words.bytes }

    /// `budget` in bytes; words take a quarter of it.
    init(fonts: FontStack, budget: Int = 4 << 20) {
        self.fonts = fonts
        runs = MaskCache(budget: budget / 4 * 3)
        words = MaskCache(budget: budget / 4)
    }

    /// The mask of each run, nil where it has no ink. Draws those that are not there yet in the cheapest order.
    func masks(of all: [TextRun]) -> [Mask?] {
        if fontGeneration != fonts.generation {
            runs.removeAll()
            words.removeAll()
            fontGeneration = fonts.generation
        }
        var masks: [Mask?] = []
        masks.reserveCapacity(all.count)
        var missing: [(order: Int, place: Int)] = []
        for (place, run) in all.enumerated() {
            let known = runs.known(RunKey(text: run.text, face: run.face), cost: run.text.utf8.count)
            if known == nil { missing.append((fonts.drawingOrder(of: run.face), place)) }
            masks.append(known ?? nil)
        }
        for (_, place) in missing.sorted(by: { $0.order < $1.order }) { masks[place] = mask(of: all[place]) }
        return masks
    }

    private func mask(of run: TextRun) -> Mask? {
        runs.mask(for: RunKey(text: run.text, face: run.face), cost: run.text.utf8.count) {
            guard let words = fonts.words(of: run.text, in: run.face) else {
                return fonts.mask(of: run.text, in: run.face)
            }
            return joined(words.compactMap { word in mask(of: word, in: run.face).map { ($0, word.x) } })
        }
    }

    private func mask(of word: PlacedWord, in face: TextFace) -> Mask? {
        words.mask(
            for: WordKey(text: word.text, face: face, quarter: word.quarter), cost: word.text.utf8.count
        ) { fonts.mask(of: word, in: face) }
    }
}

/// There are two generations: what is used moves into the young one, and when that holds half of the budget it becomes the
/// old one, whose own masks go. So nothing is ever sorted or searched for what may go.
private struct MaskCache<Key: Hashable> {
    private struct Generation {
        /// Nil where nothing has ink.
        var masks: [Key: Mask?] = [:]
        var bytes = 0
    }

    /// Bytes.
    private let budget: Int
    private var young = Generation()
    private var old = Generation()

    var bytes: Int { young.bytes + old.bytes }

    init(budget: Int) { self.budget = budget }

    mutating func removeAll() {
        young = Generation()
        old = Generation()
    }

    /// Nil where it was not drawn. `cost` of the key, in bytes.
    mutating func known(_ key: Key, cost: Int) -> Mask?? {
        if let mask = young.masks[key] { return mask }
        guard let mask = old.masks.removeValue(forKey: key) else { return nil }
        old.bytes -= cost + 64 + (mask?.cost ?? 0)
        keep(mask, for: key, cost: cost)
        return mask
    }

    mutating func mask(for key: Key, cost: Int, draw: () -> Mask?) -> Mask? {
        if let mask = known(key, cost: cost) { return mask }
        let mask = draw()
        keep(mask, for: key, cost: cost)
        return mask
    }

    private mutating func keep(_ mask: Mask?, for key: Key, cost: Int) {
        young.masks[key] = .some(mask)
        young.bytes += cost + 64 + (mask?.cost ?? 0)
        guard young.bytes > budget / 2 else { return }
        old = young
        young = Generation()
    }
}
