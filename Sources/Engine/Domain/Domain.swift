/// What a workspace is made of: values and their rules. No I/O, no display words.
public enum Domain {}

/// A run of source bytes. Untouched ones share the buffer that was read from disk; an edit makes a new small one.
public typealias Bytes = ArraySlice<UInt8>
