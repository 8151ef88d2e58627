import FlowStorage
import Onboarding

extension SQLiteDocument<OnboardingDraft> {
  /// Stores the user of a completed draft in the transaction that clears the draft.
  func keepUserWhenCleared(in onboarded: SQLiteDocument<OnboardedUser>) {
    clearing.add { draft in
      guard let user = draft?.user, let profile = draft?.activeProfile else { return [] }
      return [onboarded.setting(OnboardedUser(user: user, activeProfile: profile))]
    }
  }

  /// Returns the change that advances an onboarding to its end, if it is at the step for this kind of profile.
  func advancing(with profile: ActiveProfile) -> StoredChange {
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
