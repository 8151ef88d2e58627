import FlowScreens

/// Clears the draft of the onboarding.
struct DoneInteractor: Sendable {
  let drafts: any DraftStore<OnboardingDraft>

  func clearDraft() async {
    await drafts.clear()
  }
}
