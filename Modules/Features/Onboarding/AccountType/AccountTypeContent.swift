public import FlowKit

/// Shows the choice of an account's type.
@MainActor
public protocol AccountTypeView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: AccountTypeContent)
}

/// What the choice of an account's type shows.
public struct AccountTypeContent: Equatable, Sendable {
  /// What can be chosen, in order.
  public let choices: [AccountType]
}
