/// Grapheme clusters by UTF-8 offset. Each costs as much as the cluster is long, however long the text is.
///
/// An offset inside a cluster counts as one between its two ends. CR LF is one cluster.
extension String {
    /// The end of the cluster that begins at `offset` or holds it; the text's own end has none behind it.
    func nextCluster(after offset: Int) -> Int {
        guard offset < utf8.count else { return utf8.count }
        return utf8Offset(index(after: utf8Index(offset)))
    }

    /// The start of the cluster that ends at `offset` or holds it.
    func previousCluster(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let start = clusterStart(at: offset)
        return start < offset ? start : utf8Offset(index(before: utf8Index(offset)))
    }

    /// `offset`, or the start of the cluster that it lies in. Beyond the text: the nearer end.
    func clusterStart(at offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf8.count else { return utf8.count }
        return utf8Offset(index(before: index(after: utf8Index(offset))))
    }

    /// `offset`, or the end of the cluster that it lies in. Beyond the text: the nearer end.
    func clusterEnd(at offset: Int) -> Int {
        let start = clusterStart(at: offset)
        return start < offset ? nextCluster(after: start) : start
    }

    /// The first scalar at an offset; nil at the end.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        offset < utf8.count ? unicodeScalars[utf8Index(offset)] : nil
    }

    func byte(at offset: Int) -> UInt8 { utf8[utf8Index(offset)] }
}
