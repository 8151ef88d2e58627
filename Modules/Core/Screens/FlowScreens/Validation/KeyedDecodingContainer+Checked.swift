import FlowKit

extension KeyedDecodingContainer {
  /// Decodes a value, and validates it like on creation.
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
