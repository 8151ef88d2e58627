import Documents
import Onboarding

extension SQLiteDocument<OnboardingDraft> {
  /// The change that takes an onboarding on to its end, if it is where it asks for a profile of this kind.
  func goingOn(with profile: ActiveProfile) -> StoredChange {
    changing { draft in
      guard var draft, draft.user != nil, draft.step == profile.accountType.step else { return draft }
      (draft.activeProfile, draft.step) = (profile, .done)
      return draft
    }
  }
}

extension AccountType {
  fileprivate var step: OnboardingDraft.Step {
    switch self {
    case .personal: .profile
    case .business: .business
    }
  }
}
