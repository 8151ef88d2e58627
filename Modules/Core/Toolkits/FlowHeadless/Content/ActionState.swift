/// The appearance of a button.
public struct ActionState: Equatable, Sendable {
  /// The roles of buttons.
  public enum Role: String, Sendable {
    /// A button without a special role.
    case normal
    /// A button that changes nothing.
    case cancel
    /// A button that deletes something.
    case destructive
  }

  /// The label.
  public let label: String
  /// The role.
  public let role: Role
  /// A Boolean value that indicates whether it can be tapped.
  public let isEnabled: Bool

  /// Creates the appearance of a button.
  public init(label: String, role: Role = .normal, isEnabled: Bool = true) {
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
  }
}
