import Engine

/// Keeps the pictures of cards that were drawn lately. Each is reused or dropped as a whole; dropping any of them costs
/// only time.
public final class CardPictures {
    /// All that a picture is made of. The revision would not do: the tiles of two documents may share ids and revisions.
    /// Comparing is cheap, since what has not changed shares its storage.
    private struct Key: Equatable {
        var content: [Surface.Block]
        var problem: String?
        var label: String?
        var level: Int?
        var width: Double
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

    /// `capacity`: more cards than any window shows.
    public init(capacity: Int = 2048) { self.capacity = capacity }

    /// `level`: of a heading that stands in the flow of a page; nil for cards.
    func picture(
        of tile: Surface.Tile, level: Int? = nil, width: Double, metrics: Metrics, measuring: any TextMeasuring
    ) -> CardPicture {
        uses += 1
        let key = Key(
            content: tile.content, problem: tile.problem, label: level == nil ? nil : tile.label, level: level,
            width: width, metrics: metrics)
        if let place = entries.index(forKey: tile.id), entries.values[place].key == key {
            entries.values[place].lastUse = uses
            return entries.values[place].picture
        }
        drawn += 1
        let picture =
            level.map {
                CardPicture(heading: tile, level: $0, width: width, metrics: metrics, measuring: measuring)
            } ?? CardPicture(tile: tile, width: width, metrics: metrics, measuring: measuring)
        entries[tile.id] = Entry(key: key, picture: picture, lastUse: uses)
        if entries.count > capacity { dropOldHalf() }
        return picture
    }

    private func dropOldHalf() {
        let oldest = uses - capacity / 2
        entries = entries.filter { $0.value.lastUse > oldest }
    }
}
