public func runDump(path: String) -> Answer { Answer(error: "dump is not here yet", code: 2) }
public func runCheck(paths: [String]) -> Answer { Answer(error: "check is not here yet", code: 2) }
