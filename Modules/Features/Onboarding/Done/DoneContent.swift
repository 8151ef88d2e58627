/// What the end of the onboarding shows.
public struct DoneContent: Equatable, Sendable {
  /// Where we write to the user.
  public let email: String
  /// The name of the person or of the company that is active.
  public let profileName: String
  /// Whom the account is for.
  public let accountType: AccountType
  /// Whether the person's tap is being followed: nothing can be tapped.
  public let isBusy: Bool

  /// A content, for a preview or a test of its view.
  public init(email: String, profileName: String, accountType: AccountType, isBusy: Bool = false) {
    self.email = email
    self.profileName = profileName
    self.accountType = accountType
    self.isBusy = isBusy
  }
}
