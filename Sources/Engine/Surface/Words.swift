/// Small pieces of sentences that several surfaces share.
enum Words {
    /// "1 tile", "1,204 tiles".
    static func count(_ number: Int, _ noun: String) -> String {
        "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
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
