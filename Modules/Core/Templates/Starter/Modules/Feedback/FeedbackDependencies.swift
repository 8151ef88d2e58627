public import FlowKit
public import FlowScreens
public import Welcome

public struct FeedbackDependencies {
  let screens: any FormScreens
  let store: any FeedbackStore
  let needsWelcome: @MainActor () -> Bool
  let makeWelcomeFlow: @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>
  let drafts: any DraftStore<FeedbackDraft>

  /// Creates the dependencies of the flow.
  ///
  /// The check for another feature is synchronous, so that the flow can start at once.
  public init(
    screens: any FormScreens,
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
