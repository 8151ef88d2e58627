public import FlowKit
public import Forms
public import Welcome

/// What the Feedback flow needs from outside.
public struct FeedbackDependencies {
  let screens: any FeedbackScreens
  let store: any FeedbackStore
  let needsWelcome: @MainActor () -> Bool
  let makeWelcomeFlow: @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>
  let drafts: any DraftStore<FeedbackDraft>

  /// What the app, or a test, has for the flow.
  ///
  /// Whether another feature is needed first is answered at once, so that the flow can start at once.
  public init(
    screens: any FeedbackScreens,
    store: any FeedbackStore,
    needsWelcome: @escaping @MainActor () -> Bool,
    makeWelcomeFlow: @escaping @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>,
    drafts: any DraftStore<FeedbackDraft>
  ) {
    self.screens = screens
    self.store = store
    self.needsWelcome = needsWelcome
    self.makeWelcomeFlow = makeWelcomeFlow
    self.drafts = drafts
  }
}
