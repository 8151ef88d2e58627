/// What the choice of an account's type shows.
public struct AccountTypeContent: Equatable, Sendable {
  /// What can be chosen, in order.
  public let choices: [AccountType]

  /// A content, for a preview or a test of its view.
  public init(choices: [AccountType]) {
    self.choices = choices
  }
}
