public import Business
public import Profile

/// A user with a profile, who can send money.
public struct OnboardedUser: Equatable, Sendable, Codable {
  public let user: User
  public let activeProfile: ActiveProfile

  public init(user: User, activeProfile: ActiveProfile) {
    self.user = user
    self.activeProfile = activeProfile
  }
}

/// The profile with which a user sends money.
public enum ActiveProfile: Equatable, Sendable, Codable {
  case personal(PersonalProfile)
  case business(BusinessProfile)

  /// The name of the person or the company.
  public var name: String {
    switch self {
    case .personal(let profile): profile.name
    case .business(let profile): profile.name
    }
  }

  public var accountType: AccountType {
    switch self {
    case .personal: .personal
    case .business: .business
    }
  }
}
