/// A text field with a label above and an error below.
@MainActor
public struct FieldRow {
  package let label: String
  package let text: String
  package let error: String?
  package let isEnabled: Bool
  package let onEdit: @MainActor (String) -> Void

  /// Creates a field.
  /// - Parameters:
  ///   - label: The label above the field.
  ///   - text: The text.
  ///   - error: The error message.
  ///   - isEnabled: Whether the person can change it.
  ///   - onEdit: Receives the whole text after each change by the person.
  public init(
    _ label: String, _ text: String, error: String? = nil, isEnabled: Bool = true,
    onEdit: @escaping @MainActor (String) -> Void
  ) {
    self.label = label
    self.text = text
    self.error = error
    self.isEnabled = isEnabled
    self.onEdit = onEdit
  }
}
