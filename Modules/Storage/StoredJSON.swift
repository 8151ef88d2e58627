import Foundation

// Values as the text in a column; what reads them are the types' own decoders, which check what they read.

extension Encodable {
  func storedJSON() throws -> String {
    let encoder = JSONEncoder()
    // The same value is the same text.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Decodable {
  init(storedJSON text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}
