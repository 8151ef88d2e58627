/// A text that the person types.
@MainActor
public struct Field {
  let state: FieldState
  let onEnter: @MainActor (String) -> Void

  /// A field to type in.
  /// - Parameters:
  ///   - label: What the person reads beside it.
  ///   - value: What is in it.
  ///   - error: What is wrong with the value, as a sentence.
  ///   - isEnabled: Whether the person may change it.
  ///   - onEnter: The person has typed this text.
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
