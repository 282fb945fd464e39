import Glibc

/// Makes a case smaller as long as it ends the same way: fewer steps, then fewer bytes.
struct Minimiser {
    let end: Process.End
    let path: String
    private let stopAt: Int

    /// `path`: a file for the tries, which holds the smallest case afterwards.
    init(_ end: Process.End, path: String, seconds: Int = 20) {
        self.end = end
        self.path = path
        stopAt = time(nil) + seconds
    }

    mutating func smallest(_ found: Case) -> Case {
        var best = found
        guard fails(best) else { return best }
        reduce(&best, \.steps)
        reduce(&best, \.input)
        reduce(&best, \.steps)
        best.write(to: path)
        return best
    }

    /// Leaves out ever smaller parts.
    private mutating func reduce<Element>(_ best: inout Case, _ list: WritableKeyPath<Case, [Element]>) {
        var length = best[keyPath: list].count
        while length > 0 {
            var start = 0
            while start < best[keyPath: list].count {
                var smaller = best
                smaller[keyPath: list].removeSubrange(start..<min(start + length, best[keyPath: list].count))
                if fails(smaller) { best = smaller } else { start += length }
            }
            length /= 2
        }
    }

    private mutating func fails(_ candidate: Case) -> Bool {
        guard time(nil) < stopAt else { return false }
        candidate.write(to: path)
        guard let child = Process.start(["--case", path], isSilent: true) else { return false }
        return Process.wait(for: child) == end
    }
}

extension Case {
    func write(to path: String) {
        guard let stream = fopen(path, "w") else { return }
        defer { fclose(stream) }
        let bytes = file
        fwrite(bytes, 1, bytes.count, stream)
    }
}
