import Foundation

// Values as JSON text in a column; the decoders of the types validate them.

extension Encodable {
  /// Returns the value as JSON with sorted keys.
  public func storedJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Decodable {
  /// Decodes the text of ``Swift/Encodable/storedJSON()``.
  public init(storedJSON text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}
