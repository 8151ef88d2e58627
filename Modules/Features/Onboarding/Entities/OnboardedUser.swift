/// A user who has a profile, and so can send money.
public struct OnboardedUser: Equatable, Sendable, Codable {
  /// The user.
  public let user: User
  /// The profile that the user is asked as from now on.
  public let activeProfile: ActiveProfile

  /// A user with the profile that they chose.
  public init(user: User, activeProfile: ActiveProfile) {
    self.user = user
    self.activeProfile = activeProfile
  }
}
