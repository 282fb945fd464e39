/// What must hold after every step. The raw value is the exit status of a run that found it broken.
enum Law: Int32, CaseIterable {
    case parts = 10, wholeParse, identity, structure, inverse, undo, redo, saved, property, task, surface, slow

    var sentence: String {
        switch self {
        case .parts: "the parts of a document do not give its bytes back"
        case .wholeParse: "an edit reads otherwise than the whole parse of its bytes"
        case .identity: "two tiles have one id"
        case .structure: "a structural edit did not keep the tiles, or their order"
        case .inverse: "a change and its inverse are not nothing"
        case .undo: "undo does not lead back through the former states"
        case .redo: "redo does not lead to the later states"
        case .saved: "what is on disk, or said to be, is not the document"
        case .property: "a property does not read back as it was set, or bytes outside its lines changed"
        case .task: "ticking a task is no change of one byte"
        case .surface: "a surface contradicts the document"
        case .slow: "a step took longer than its size allows"
        }
    }
}

struct Broken: Error {
    let law: Law
    let detail: String
}

func require(_ holds: Bool, _ law: Law, _ detail: @autoclosure () -> String = "") throws(Broken) {
    if !holds { throw Broken(law: law, detail: detail()) }
}

/// Readable bytes, the long ones cut.
func shown(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes.prefix(400), as: UTF8.self).debugDescription
    return bytes.count > 400 ? "\(text)… (\(bytes.count) bytes)" : text
}
