/// What a person sees of a button.
public struct ActionState: Equatable, Sendable {
  /// What a button is for, where it is special.
  public enum Role: String, Sendable {
    /// Nothing special.
    case normal
    /// It leaves everything as it was.
    case cancel
    /// It loses something.
    case destructive
  }

  /// What is written on it.
  public let label: String
  /// What it is for.
  public let role: Role
  /// Whether it can be tapped.
  public let isEnabled: Bool

  /// A button.
  public init(label: String, role: Role = .normal, isEnabled: Bool = true) {
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
  }
}
