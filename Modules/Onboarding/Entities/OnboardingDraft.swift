import Contact
public import FlowScreens
import Money

/// An unfinished onboarding: the text in its forms, and the current step.
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

  public var step: Step
  /// The identifier of the user, created before the user is stored, so that retrying creates one user.
  public let userID: UserID
  public var email: FormDraft<EmailField>
  public var country: FormDraft<CountryField>
  /// The stored user, if there is one.
  public var user: User?
  /// The last chosen profile.
  public var activeProfile: ActiveProfile?

  /// Creates a draft, by default an empty one.
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
  /// The e-mail address in the form, if it is valid.
  var enteredEmail: EmailAddress? { try? EmailAddress(email[.email]) }

  /// The stored user, if the form was not edited since.
  var unchangedUser: User? {
    user.flatMap { $0.email == enteredEmail && $0.country.code == country[.country] ? $0 : nil }
  }
}

// MARK: - Comparable

extension OnboardingDraft.Step: Comparable {
  /// Returns whether a step comes before another; the two sub-flows are alternatives.
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
