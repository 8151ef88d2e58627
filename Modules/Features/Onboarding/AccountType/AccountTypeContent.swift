/// What the choice of an account's type shows.
public struct AccountTypeContent: Equatable, Sendable {
  /// What can be chosen, in order.
  public let choices: [AccountType]
}
