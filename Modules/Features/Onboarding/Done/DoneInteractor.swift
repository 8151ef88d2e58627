import Forms

/// Ends what the onboarding kept.
struct DoneInteractor: Sendable {
  let drafts: any DraftStore<OnboardingDraft>

  /// Forgets what was typed: nobody comes back to an onboarding that is done.
  func forgetDraft() async {
    await drafts.clear()
  }
}
