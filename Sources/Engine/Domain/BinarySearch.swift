extension Array {
    /// Binary search: the first index for whose element `holds` is true, where it is false for all before and true for all
    /// behind; `count` where it holds for none.
    public func partitionPoint(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
