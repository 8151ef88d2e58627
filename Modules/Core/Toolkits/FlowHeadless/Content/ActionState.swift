public import FlowScreens

/// The appearance of a button, or of another row that can be tapped.
public struct ActionState: Equatable, Sendable {
  /// The kinds of elements that can be tapped.
  public enum Kind: Equatable, Sendable {
    case button
    /// An item of a list.
    case item
    /// A row with a view of the app's own, and its name.
    case custom(String)
  }

  public let label: String
  public let role: ButtonRow.Role
  /// A Boolean value that indicates whether it can be tapped.
  public let isEnabled: Bool
  /// The texts and the image beside the label.
  public let details: RowDetails
  public let kind: Kind

  public init(
    label: String, role: ButtonRow.Role = .normal, isEnabled: Bool = true, details: RowDetails = RowDetails(),
    kind: Kind = .button
  ) {
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.details = details
    self.kind = kind
  }
}
