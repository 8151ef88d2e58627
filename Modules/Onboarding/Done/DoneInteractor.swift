import FlowScreens

/// Clears the draft of the onboarding.
struct DoneInteractor: Sendable {
  let drafts: any DraftStore<OnboardingDraft>

  /// Clears the draft.
  func clearDraft() async {
    await drafts.clear()
  }
}
