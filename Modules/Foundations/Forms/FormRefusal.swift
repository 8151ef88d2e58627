/// Why a form cannot be accepted: a sentence for each field that is wrong.
public struct FormRefusal<Field: FormField>: Error, Equatable {
  /// The sentences, by field.
  public let sentences: [Field: String]
}
