import Foundation

// Values as JSON text in a column; the decoders of the types validate them.

extension Encodable {
  /// Returns the value as JSON with sorted keys.
  public func storedJSON() throws -> String {
    String(decoding: try storedEncoder.encode(self), as: UTF8.self)
  }
}

private let storedEncoder: JSONEncoder = {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}()

private let storedDecoder = JSONDecoder()

extension Decodable {
  /// Decodes the text of ``Swift/Encodable/storedJSON()``.
  public init(storedJSON text: String) throws {
    self = try storedDecoder.decode(Self.self, from: Data(text.utf8))
  }
}
