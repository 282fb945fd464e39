extension TextComposition {
    /// What is shown while an input method composes: `text` with the pre-edit text in place of `range`, and where that
    /// stands. Up to the mark's start, offsets of both texts agree.
    func spliced(into text: String, over range: Range<Int>) -> (text: String, mark: Range<Int>) {
        var shown = text
        shown.replaceUTF8(range, with: self.text)
        return (shown, range.lowerBound..<range.lowerBound + self.text.utf8.count)
    }
}
