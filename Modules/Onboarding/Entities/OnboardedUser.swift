/// A user with a profile, who can send money.
public struct OnboardedUser: Equatable, Sendable, Codable {
  public let user: User
  public let activeProfile: ActiveProfile

  public init(user: User, activeProfile: ActiveProfile) {
    self.user = user
    self.activeProfile = activeProfile
  }
}
