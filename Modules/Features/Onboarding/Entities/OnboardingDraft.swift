public import Forms
import Money
import Profile
import Validation

/// How far a person has come with their onboarding, and what they have typed for it.
public struct OnboardingDraft: Equatable, Sendable, Codable {
  /// The screen, or the sub-flow, that the person is on.
  public enum Step: String, CaseIterable, Sendable, Codable {
    case email
    case country
    case accountType
    case profile
    case business
    case done
  }

  /// The screen, or the sub-flow, that the person is on.
  public var step: Step
  /// The identifier of the user, chosen before the user is made: however often that is tried, it makes one user.
  public let userID: UserID
  /// What is in the form for the e-mail address.
  public var email: FormDraft<EmailField>
  /// What is in the form for the country.
  public var country: FormDraft<CountryField>
  /// The user as it was stored last; nil before it is made.
  public var user: User?
  /// The profile that the person chose last.
  public var activeProfile: ActiveProfile?

  /// A draft, by default of somebody who has just begun.
  public init(
    step: Step = .email, userID: UserID, email: FormDraft<EmailField> = [:], country: FormDraft<CountryField> = [:],
    user: User? = nil, activeProfile: ActiveProfile? = nil
  ) {
    self.step = step
    self.userID = userID
    self.email = email
    self.country = country
    self.user = user
    self.activeProfile = activeProfile
  }
}

// MARK: - Going on with it

extension OnboardingDraft {
  /// The e-mail address that was entered, if it is one.
  var enteredEmail: EmailAddress? { try? EmailAddress(email[.email]) }

  /// The user that was made, unless something else was typed since.
  var unchangedUser: User? {
    user.flatMap { $0.email.text == email[.email] && $0.country.code == country[.country] ? $0 : nil }
  }
}

// MARK: - Comparable

extension OnboardingDraft.Step: Comparable {
  /// Whether a step comes before another; of the two sub-flows a person takes one.
  public static func < (one: Self, other: Self) -> Bool { one.position < other.position }

  private var position: Int {
    switch self {
    case .email: 0
    case .country: 1
    case .accountType: 2
    case .profile, .business: 3
    case .done: 4
    }
  }
}
