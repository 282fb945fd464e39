/// Small pieces of sentences that several surfaces share.
enum Words {
    /// "1 tile", "1,204 tiles", "2 matches".
    static func count(_ number: Int, _ noun: String) -> String {
        let plural = noun.hasSuffix("ch") ? "es" : "s"
        return "\(grouped(number)) \(noun)\(number == 1 ? "" : plural)"
    }

    /// With a comma between groups of three digits.
    static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var out = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { out.append(",") }
            out.append(digit)
        }
        return number < 0 ? "−" + out : out
    }
}
