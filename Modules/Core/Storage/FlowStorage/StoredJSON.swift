import Foundation
import Synchronization

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
  /// Decodes the text of `storedJSON()`.
  public init(storedJSON text: String) throws {
    self = try storedDecoder.decode(Self.self, from: Data(text.utf8))
  }
}

/// A decoder of stored values that keeps the last one, since most readings find the same text again.
public final class StoredValueDecoder<Value: Decodable & Sendable>: Sendable {
  private let last = Mutex<(text: String, value: Value)?>(nil)

  public init() {}

  /// Returns the value of a text of `Encodable.storedJSON()`.
  public func value(of text: String) throws -> Value {
    // The composed and the decomposed `é` are equal texts, but different input.
    if let last = last.withLock(\.self), last.text.utf8.elementsEqual(text.utf8) { return last.value }
    let value = try Value(storedJSON: text)
    last.withLock { $0 = (text, value) }
    return value
  }
}
