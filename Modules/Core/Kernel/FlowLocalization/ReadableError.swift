/// An error that a person can read: a closed set of reasons, each with a sentence.
public protocol ReadableError: Error, Equatable, Sendable {
  /// The reason and the expected input, for the person.
  var sentence: LocalizedText { get }
}

extension KeyedDecodingContainer {
  /// Makes a value from decoded parts, and reports a refusal as corrupt data at a key.
  public func checked<Value, Refusal: ReadableError>(
    _ key: Key, _ make: () throws(Refusal) -> Value
  ) throws -> Value {
    do {
      return try make()
    } catch {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: error.sentence.developerForm)
    }
  }
}
