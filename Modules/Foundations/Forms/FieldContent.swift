/// One field of a form, ready to be shown.
public struct FieldContent<Field: FormField>: Equatable, Sendable {
  /// Which field it is.
  public let field: Field
  /// What was typed or chosen.
  public let value: String
  /// What is wrong with it and what is expected, if the person is to see that.
  public let error: String?

  /// What the person reads beside the field.
  public var label: String { field.label }
  /// What the person chooses from; empty where text is typed.
  public var options: [FieldOption] { field.options }

  /// A field with its value, and with its problem if there is one to show.
  public init(_ field: Field, value: String = "", error: String? = nil) {
    self.field = field
    self.value = value
    self.error = error
  }
}
