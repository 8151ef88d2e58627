public import FlowKit

@MainActor
public struct ButtonRow {
  /// The role of a button, which decides how it is drawn.
  public enum Role: String, CaseIterable, Sendable {
    /// An action without a special role.
    case normal
    /// The main button, drawn in the tint color.
    case main
    /// A button that removes something.
    case destructive
    /// A button that leaves without a change.
    case cancel
  }

  package let title: LocalizedText
  package let role: Role
  package let isEnabled: Bool
  package let onTap: @MainActor () -> Void

  /// Creates a button.
  /// - Parameters:
  ///   - title: The title.
  ///   - role: Its role.
  ///   - isEnabled: Whether it can be tapped.
  ///   - onTap: Called at each tap.
  public init(
    _ title: LocalizedText, role: Role = .normal, isEnabled: Bool = true, onTap: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
    self.onTap = onTap
  }
}
