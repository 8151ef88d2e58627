public import FlowKit

public struct FieldContent<Field: FormField>: Equatable, Sendable {
  public let field: Field
  /// The text or the chosen value.
  public let value: String
  /// The error message to show, if any.
  public let error: LocalizedText?

  public var label: LocalizedText { field.label }
  /// The options to choose from; empty for a text field.
  public var options: FieldOptions { field.options }

  public init(_ field: Field, value: String = "", error: LocalizedText? = nil) {
    self.field = field
    self.value = value
    self.error = error
  }
}
