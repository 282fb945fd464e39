import FoundationEssentials

/// A folder for what one story leaves behind between its starts; gone with the story. Made by whoever first writes there.
final class PrivateFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "tilewright-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
