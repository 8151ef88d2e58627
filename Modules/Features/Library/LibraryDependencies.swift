public import FlowKit
public import Forms
public import Welcome

/// What the Library flow needs from outside.
public struct LibraryDependencies {
  let screens: any LibraryScreens
  let store: any LibraryStore
  let needsWelcome: @MainActor () -> Bool
  let makeWelcomeFlow: @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>
  let drafts: any DraftStore<LibraryDraft>

  /// What the app, or a test, has for the flow.
  ///
  /// Whether another feature is needed first is answered at once, so that the flow can start at once.
  public init(
    screens: any LibraryScreens,
    store: any LibraryStore,
    needsWelcome: @escaping @MainActor () -> Bool,
    makeWelcomeFlow: @escaping @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>,
    drafts: any DraftStore<LibraryDraft>
  ) {
    self.screens = screens
    self.store = store
    self.needsWelcome = needsWelcome
    self.makeWelcomeFlow = makeWelcomeFlow
    self.drafts = drafts
  }
}
