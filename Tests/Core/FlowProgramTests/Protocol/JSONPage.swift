import Foundation

/// The page that specifies the protocol.
enum JSONPage {
  static var text: String {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../docs/reference/json.md")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}
