import Forms
import Onboarding
import Storage

/// Keeps the onboarding's draft until the user that came of it is kept: a process that dies in between has one of them.
struct OnboardingProgress: DraftStore {
  let drafts: SQLiteDocument<OnboardingDraft>
  let business: RememberedBusiness
  let accounts: Accounts

  func load() -> OnboardingDraft? { drafts.load() }

  func save(_ draft: OnboardingDraft) async { await drafts.save(draft) }

  func clear() async {
    if let draft = load(), let user = draft.user, let profile = draft.activeProfile {
      await accounts.didOnboard(OnboardedUser(user: user, activeProfile: profile))
    }
    await business.forget()
    await drafts.clear()
  }
}
