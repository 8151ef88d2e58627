/// A button.
@MainActor
public struct Action {
  let state: ActionState
  let onTap: @MainActor () -> Void

  /// Creates a button; a disabled one is visible, but cannot be tapped.
  public init(
    _ label: String, role: ActionState.Role = .normal, isEnabled: Bool = true,
    onTap: @escaping @MainActor () -> Void
  ) {
    state = ActionState(label: label, role: role, isEnabled: isEnabled)
    self.onTap = onTap
  }
}
