extension Surface {
    /// The find bar.
    public struct Search: Equatable, Sendable {
        /// Something that is on or off.
        public struct Toggle: Equatable, Sendable {
            public var control: Control
            public var isOn: Bool
        }

        public var isOpen: Bool
        public var find: LineField?
        /// Nil where nothing is to be replaced.
        public var replacement: LineField?
        /// Case, whole words, regular expression.
        public var toggles: [Toggle]
        /// Previous and next.
        public var steps: [Control]
        /// Replace, replace all.
        public var replacing: [Control]
        /// "3 of 17", "No matches", or why nothing can be found.
        public var result: String
        public var isFailure: Bool
        /// The field that shall have the keyboard; `focusSerial` changes with each request.
        public var focus: LineFieldID
        public var focusSerial: Int

        public init() {
            (isOpen, find, replacement, toggles, steps, replacing) = (false, nil, nil, [], [], [])
            (result, isFailure, focus, focusSerial) = ("", false, .find, 0)
        }

        init(_ state: State, measuring: any TextMeasuring) {
            self.init()
            let search = state.search
            focusSerial = search.focusSerial
            guard search.isOpen else { return }
            isOpen = true
            focus = search.focus
            find = LineField(
                state.lines[.find] ?? LineText(), id: .find, label: "Find", placeholder: "Find in this document",
                problem: search.failure, measuring: measuring)
            toggles = [
                (Command.matchCase, search.query.matchesCase), (.wholeWord, search.query.wholeWords),
                (.regularExpression, search.query.isExpression),
            ].map { Toggle(control: state.control($0.0), isOn: $0.1) }
            steps = [state.control(.findPrevious), state.control(.findNext)]
            result = Self.result(of: search)
            isFailure = search.failure != nil
            guard search.showsReplacement else { return }
            replacement = LineField(
                state.lines[.replacement] ?? LineText(), id: .replacement, label: "Replace with",
                placeholder: "Replace with", measuring: measuring)
            replacing = [state.control(.replaceOne), state.control(.replaceEvery)]
        }

        private static func result(of search: DocumentSearch) -> String {
            if let failure = search.failure { return failure }
            if search.query.text.isEmpty { return "" }
            guard let current = search.current, !search.matches.isEmpty else { return "No matches" }
            return "\(Words.grouped(current + 1)) of \(Words.grouped(search.matches.count))"
        }
    }
}
