extension KeyedDecodingContainer {
  /// What was decoded, if it passes the check that it passed when it was made.
  public func checked<Value, Refusal: ReadableError>(
    _ key: Key, _ make: () throws(Refusal) -> Value
  ) throws -> Value {
    do {
      return try make()
    } catch {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: error.sentence)
    }
  }
}
