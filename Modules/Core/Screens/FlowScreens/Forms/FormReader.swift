import FlowKit

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
