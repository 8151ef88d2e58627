/// The appearance of a button, or of another row that can be tapped.
public struct ActionState: Equatable, Sendable {
  public enum Role: String, Sendable {
    /// A button without a special role.
    case normal
    case main
    /// A button that changes nothing.
    case cancel
    /// A button that deletes something.
    case destructive
  }

  /// The kinds of elements that can be tapped.
  public enum Kind: Equatable, Sendable {
    case button
    /// An item of a list.
    case item
    /// A row with a view of the app's own, and its name.
    case custom(String)
  }

  public let label: String
  public let role: Role
  /// A Boolean value that indicates whether it can be tapped.
  public let isEnabled: Bool
  /// The texts and the image beside the label.
  public let details: RowDetails
  public let kind: Kind

  public init(
    label: String, role: Role = .normal, isEnabled: Bool = true, details: RowDetails = RowDetails(),
    kind: Kind = .button
  ) {
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.details = details
    self.kind = kind
  }
}
