public import FlowKit
public import Forms
public import Welcome

/// What the Bookshelf flow needs from outside.
public struct BookshelfDependencies {
  let screens: any BookshelfScreens
  let store: any BookshelfStore
  let needsWelcome: @MainActor () -> Bool
  let makeWelcomeFlow: @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>
  let drafts: any DraftStore<BookshelfDraft>

  /// What the app, or a test, has for the flow.
  ///
  /// Whether another feature is needed first is answered at once, so that the flow can start at once.
  public init(
    screens: any BookshelfScreens,
    store: any BookshelfStore,
    needsWelcome: @escaping @MainActor () -> Bool,
    makeWelcomeFlow: @escaping @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>,
    drafts: any DraftStore<BookshelfDraft>
  ) {
    self.screens = screens
    self.store = store
    self.needsWelcome = needsWelcome
    self.makeWelcomeFlow = makeWelcomeFlow
    self.drafts = drafts
  }
}
