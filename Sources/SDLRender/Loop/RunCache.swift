import Engine

/// Drawn runs of text by what they say and in which face, in any colour.
///
/// There are two generations: what is used moves into the young one, and when that holds half of the budget it becomes the
/// old one, whose own runs go. So nothing is ever sorted or searched for what may go.
final class RunCache {
    private struct Key: Hashable {
        var text: String
        var face: TextFace
    }

    private struct Generation {
        /// Nil where the run has no ink.
        var masks: [Key: Mask?] = [:]
        var bytes = 0

        mutating func add(_ mask: Mask?, for key: Key) {
            masks[key] = .some(mask)
            bytes += Self.cost(key, mask)
        }

        mutating func take(_ key: Key) -> Mask?? {
            guard let mask = masks.removeValue(forKey: key) else { return nil }
            bytes -= Self.cost(key, mask)
            return mask
        }

        private static func cost(_ key: Key, _ mask: Mask?) -> Int { key.text.utf8.count + 64 + (mask?.cost ?? 0) }
    }

    /// Bytes.
    private let budget: Int
    private let fonts: FontStack
    private var young = Generation()
    private var old = Generation()
    private var fontGeneration = 0

    var bytes: Int { young.bytes + old.bytes }

    init(fonts: FontStack, budget: Int = 4 << 20) {
        self.fonts = fonts
        self.budget = budget
    }

    /// To be called before each painting: draws the runs that are not there yet, in the cheapest order.
    func prepare(_ missing: some Sequence<TextRun>) {
        if fontGeneration != fonts.generation {
            young = Generation()
            old = Generation()
            fontGeneration = fonts.generation
        }
        let new = missing.filter { run in
            let key = Key(text: run.text, face: run.face)
            return young.masks[key] == nil && old.masks[key] == nil
        }
        let ordered = new.map { (order: fonts.drawingOrder(of: $0.face), run: $0) }.sorted { $0.order < $1.order }
        for (_, run) in ordered { _ = mask(of: run) }
    }

    func mask(of run: TextRun) -> Mask? {
        let key = Key(text: run.text, face: run.face)
        if let mask = young.masks[key] { return mask }
        let mask = old.take(key) ?? fonts.mask(of: run.text, in: run.face)
        young.add(mask, for: key)
        if young.bytes > budget / 2 {
            old = young
            young = Generation()
        }
        return mask
    }
}
