public import Validation

/// Makes values of what was typed, field by field, and notes each refusal, so that a person sees all of them at once.
public struct FormReader<Field: FormField> {
  private let draft: FormDraft<Field>
  private var sentences: [Field: String] = [:]

  /// A reader that has not read anything yet.
  public init(_ draft: FormDraft<Field>) {
    self.draft = draft
  }

  /// What was refused so far.
  public var refusal: FormRefusal<Field> { FormRefusal(sentences: sentences) }

  /// Makes the value of one field.
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
