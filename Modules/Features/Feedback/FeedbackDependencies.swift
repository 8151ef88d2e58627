public import FlowKit
public import Forms
public import Profile

/// What the Feedback flow needs from outside.
public struct FeedbackDependencies {
  let screens: any FeedbackScreens
  let store: any FeedbackStore
  let needsProfile: @MainActor () -> Bool
  let makeProfileFlow: @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>
  let drafts: any DraftStore<FeedbackDraft>

  /// What the app, or a test, has for the flow.
  ///
  /// Whether another feature is needed first is answered at once, so that the flow can start at once.
  public init(
    screens: any FeedbackScreens,
    store: any FeedbackStore,
    needsProfile: @escaping @MainActor () -> Bool,
    makeProfileFlow: @escaping @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>,
    drafts: any DraftStore<FeedbackDraft>
  ) {
    self.screens = screens
    self.store = store
    self.needsProfile = needsProfile
    self.makeProfileFlow = makeProfileFlow
    self.drafts = drafts
  }
}
