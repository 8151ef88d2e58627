public import FlowKit

/// The reason why a form is invalid: a sentence for each invalid field.
public struct FormRefusal<Field: FormField>: Error, Equatable {
  public let sentences: [Field: LocalizedText]
}
