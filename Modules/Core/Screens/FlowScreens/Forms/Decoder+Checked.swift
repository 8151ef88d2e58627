import FlowKit

extension Decoder {
  /// Makes a value from decoded data, and reports a refusal as corrupt data.
  public func checked<Value, Field>(_ make: () throws(FormRefusal<Field>) -> Value) throws -> Value {
    do {
      return try make()
    } catch {
      let reasons = error.sentences.values.map(\.developerForm).sorted().joined(separator: " ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: reasons))
    }
  }
}
