/// The content of one field of a form.
public struct FieldContent<Field: FormField>: Equatable, Sendable {
  /// The field.
  public let field: Field
  /// The text or the chosen value.
  public let value: String
  /// The error message to show, if any.
  public let error: String?

  /// What the person reads beside the field.
  public var label: String { field.label }
  /// The options to choose from; empty for a text field.
  public var options: FieldOptions { field.options }

  /// Creates the content of a field.
  public init(_ field: Field, value: String = "", error: String? = nil) {
    self.field = field
    self.value = value
    self.error = error
  }
}
