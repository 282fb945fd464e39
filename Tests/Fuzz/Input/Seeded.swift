import Fakes

typealias Seeded = Fakes.Seeded

extension Seeded {
    /// 0 up to `bound`, which is left out; 0 where that is none.
    mutating func below(_ bound: Int) -> Int { bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0 }

    /// True once in `times`.
    mutating func once(in times: Int) -> Bool { below(times) == 0 }

    mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }
}
