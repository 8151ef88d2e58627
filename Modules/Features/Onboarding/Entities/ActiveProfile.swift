public import Business
public import Profile

/// The profile as which a user sends money.
public enum ActiveProfile: Equatable, Sendable, Codable {
  case personal(PersonalProfile)
  case business(BusinessProfile)

  /// The name of the person or of the company.
  public var name: String {
    switch self {
    case .personal(let profile): profile.name
    case .business(let profile): profile.name
    }
  }

  /// Whom the profile is for.
  public var accountType: AccountType {
    switch self {
    case .personal: .personal
    case .business: .business
    }
  }
}
