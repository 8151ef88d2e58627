/// How the choice of an account's type is left.
@MainActor
protocol AccountTypeRouter: AnyObject {
  /// The person has chosen whom the account is for.
  func didChoose(_ type: AccountType, for user: User)
}
