import Foundation

// Values as the text in a column; what reads them are the types' own decoders, which check what they read.

extension Encodable {
  /// The value as a text; the same value is the same text.
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
  /// Reads what ``Swift/Encodable/storedJSON()`` has written.
  public init(storedJSON text: String) throws {
    self = try storedDecoder.decode(Self.self, from: Data(text.utf8))
  }
}
