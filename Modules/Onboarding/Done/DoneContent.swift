/// The content of the last screen of the onboarding.
public struct DoneContent: Equatable, Sendable {
  public let email: String
  /// The name of the active person or company.
  public let profileName: String
  public let accountType: AccountType
  /// A Boolean value that indicates whether the flow is being finished, so that nothing can be tapped.
  public let isBusy: Bool

  /// Creates a content, for a preview or a test of its view.
  public init(email: String, profileName: String, accountType: AccountType, isBusy: Bool = false) {
    self.email = email
    self.profileName = profileName
    self.accountType = accountType
    self.isBusy = isBusy
  }
}
