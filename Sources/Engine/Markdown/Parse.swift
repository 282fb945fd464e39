extension Domain.Document {
    /// Cuts a file into its parts. Every input has an answer, and its parts give the input back.
    public init(parsing bytes: [UInt8]) {
        self.init(lead: Bytes(bytes))
    }
}
