/// The content of the choice of an account's type.
public struct AccountTypeContent: Equatable, Sendable {
  /// The choices, in order.
  public let choices: [AccountType]

  /// Creates a content, for a preview or a test of its view.
  public init(choices: [AccountType]) {
    self.choices = choices
  }
}
