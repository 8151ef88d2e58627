/// A user with a profile, who can send money.
public struct OnboardedUser: Equatable, Sendable, Codable {
  /// The user.
  public let user: User
  /// The active profile.
  public let activeProfile: ActiveProfile

  /// Creates a user with an active profile.
  public init(user: User, activeProfile: ActiveProfile) {
    self.user = user
    self.activeProfile = activeProfile
  }
}
