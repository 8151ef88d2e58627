public import FlowKit
public import Forms

/// Shows the form for a user's e-mail address.
@MainActor
public protocol EmailView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: EmailContent)
}

/// What the form for a user's e-mail address shows.
public struct EmailContent: Equatable, Sendable {
  /// The one field.
  public let fields: [FieldContent<EmailField>]
  /// Why the person cannot go on with the address, and what to do.
  public let problem: String?
  /// Whether the address is being looked up: nothing can be tapped or edited, and the screen cannot be pulled down.
  public let isBusy: Bool
}
