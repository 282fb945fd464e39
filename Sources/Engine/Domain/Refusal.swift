extension Domain {
    /// Why an edit was not made, in one sentence for a person. Nothing was changed.
    public struct Refusal: Error, Equatable, Sendable {
        public let sentence: String

        public init(_ sentence: String) { self.sentence = sentence }
    }
}
