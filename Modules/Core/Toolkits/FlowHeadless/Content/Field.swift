/// A field for text.
@MainActor
public struct Field {
  let state: FieldState
  let onEnter: @MainActor (String) -> Void

  /// Creates a field.
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The text.
  ///   - error: The error, as a sentence.
  ///   - isEnabled: Whether the person can change the text.
  ///   - onEnter: Called with the text that the person has typed.
  public init(
    _ label: String, _ value: String, error: String? = nil, isEnabled: Bool = true,
    onEnter: @escaping @MainActor (String) -> Void
  ) {
    state = FieldState(label: label, value: value, error: error, isEnabled: isEnabled, options: nil)
    self.onEnter = onEnter
  }

  init(_ state: FieldState, onEnter: @escaping @MainActor (String) -> Void) {
    self.state = state
    self.onEnter = onEnter
  }
}
