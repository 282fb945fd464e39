/// SplitMix64 (Steele, Lea, Flood 2014): small, seeded, the same everywhere.
package struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    package init(_ seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension Seeded {
    /// 0 up to `bound`, which is left out; 0 where that is none.
    package mutating func below(_ bound: Int) -> Int { bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0 }

    /// True once in `times`.
    package mutating func once(in times: Int) -> Bool { below(times) == 0 }

    package mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }
}
