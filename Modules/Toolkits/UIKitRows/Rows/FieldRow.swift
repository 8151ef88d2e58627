/// A text that the person types, with its name above and its error below.
@MainActor
public struct FieldRow {
  let label: String
  let text: String
  let error: String?
  let isEnabled: Bool
  let onEdit: @MainActor (String) -> Void

  /// A field.
  /// - Parameters:
  ///   - label: What the person reads above it.
  ///   - text: What is in it.
  ///   - error: What is wrong with the text, as a sentence.
  ///   - isEnabled: Whether the person may change it.
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
