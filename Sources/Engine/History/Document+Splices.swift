extension Domain.Document {
    /// Applies a change as `apply` does, and tells what that does to the file's bytes; each splice in the offsets that the
    /// ones before it left.
    mutating func applySplicing(_ change: Domain.Change) -> [Domain.ByteSplice] {
        var out: [Domain.ByteSplice] = []
        for splice in change.splices {
            let start = offset(ofTile: splice.at)
            out.append(.init(from: splice.removed.bytes, to: splice.inserted.bytes, at: start))
            apply(Domain.Change(splices: [splice]))
        }
        if let (old, new) = change.head {
            out.append(.init(from: old.bytes, to: new.bytes))
            head = new
        }
        return out.filter { !$0.isNothing }
    }
}

extension [Domain.Tile] {
    fileprivate var bytes: [UInt8] { reduce(into: []) { $0 += $1.source + $1.gap } }
}

extension Domain.Change.Head {
    fileprivate var bytes: [UInt8] { Array(mark) + (frontMatter ?? []) + lead }
}
