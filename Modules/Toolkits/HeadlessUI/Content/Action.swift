/// A button.
@MainActor
public struct Action {
  let state: ActionState
  let onTap: @MainActor () -> Void

  /// A button with this label; a disabled one is shown and cannot be tapped.
  public init(
    _ label: String, role: ActionState.Role = .normal, isEnabled: Bool = true,
    onTap: @escaping @MainActor () -> Void
  ) {
    state = ActionState(label: label, role: role, isEnabled: isEnabled)
    self.onTap = onTap
  }
}
