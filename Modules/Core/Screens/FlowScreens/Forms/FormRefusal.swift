/// The reason why a form is invalid: a sentence for each invalid field.
public struct FormRefusal<Field: FormField>: Error, Equatable {
  /// The sentences, by field.
  public let sentences: [Field: String]
}
