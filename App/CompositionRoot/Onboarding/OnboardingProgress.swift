import Database
import Documents
import Forms
import Onboarding

/// Keeps the onboarding's draft until the user that came of it is kept: both happen as one.
struct OnboardingProgress: DraftStore {
  let database: SQLiteDatabase
  let drafts: SQLiteDocument<OnboardingDraft>
  let onboarded: SQLiteDocument<OnboardedUser>
  /// What else is stored when the person is in.
  let ending: @Sendable () -> [StoredChange]

  func load() -> OnboardingDraft? { drafts.load() }

  func save(_ draft: OnboardingDraft) async { await drafts.save(draft) }

  func clear() async {
    var changes = [drafts.setting(nil)] + ending()
    if let draft = load(), let user = draft.user, let profile = draft.activeProfile {
      changes.append(onboarded.setting(OnboardedUser(user: user, activeProfile: profile)))
    }
    do {
      try await database.make(changes)
    } catch {
      // The draft is still there, and so the next launch comes to this end again.
    }
  }
}
