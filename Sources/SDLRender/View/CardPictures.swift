import Engine

/// Keeps the pictures of cards that were drawn lately. Each is reused or dropped as a whole; dropping any of them costs
/// only time.
public final class CardPictures {
    /// All that a picture is made of. The revision would not do: the tiles of two documents may share ids and revisions.
    /// Comparing is cheap, since what has not changed shares its storage.
    private struct Key: Equatable {
        var content: [Surface.Block]
        var problem: String?
        var size: Size
        var metrics: Metrics
    }

    private struct Entry {
        var key: Key
        var picture: CardPicture
        var lastUse: Int
    }

    private var entries: [SurfaceID: Entry] = [:]
    private var uses = 0
    private let capacity: Int
    /// How many pictures were drawn.
    public private(set) var drawn = 0

    public init(capacity: Int = 256) { self.capacity = capacity }

    func picture(of tile: Surface.Tile, size: Size, metrics: Metrics, measuring: any TextMeasuring) -> CardPicture {
        uses += 1
        let key = Key(content: tile.content, problem: tile.problem, size: size, metrics: metrics)
        if let entry = entries[tile.id], entry.key == key {
            entries[tile.id]?.lastUse = uses
            return entry.picture
        }
        drawn += 1
        let picture = CardPicture(tile: tile, size: size, metrics: metrics, measuring: measuring)
        entries[tile.id] = Entry(key: key, picture: picture, lastUse: uses)
        if entries.count > capacity { dropOldHalf() }
        return picture
    }

    private func dropOldHalf() {
        let oldest = uses - capacity / 2
        entries = entries.filter { $0.value.lastUse > oldest }
    }
}
