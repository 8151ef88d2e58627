public import FlowKit

/// Validates the fields of a form one by one, and collects the refusals, so that all are shown at once.
public struct FormReader<Field: FormField> {
  private let draft: FormDraft<Field>
  private var sentences: [Field: LocalizedText] = [:]

  public init(_ draft: FormDraft<Field>) {
    self.draft = draft
  }

  /// The refusals so far.
  public var refusal: FormRefusal<Field> { FormRefusal(sentences: sentences) }

  /// Validates one field.
  /// - Returns: nil if the text was refused.
  public mutating func read<Value, Refusal: ReadableError>(
    _ field: Field, _ make: (String) throws(Refusal) -> Value
  ) -> Value? {
    do {
      return try make(draft[field])
    } catch {
      sentences[field] = error.sentence
      return nil
    }
  }
}

/// The reason why a form is invalid: a sentence for each invalid field.
public struct FormRefusal<Field: FormField>: Error, Equatable {
  public let sentences: [Field: LocalizedText]
}

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
