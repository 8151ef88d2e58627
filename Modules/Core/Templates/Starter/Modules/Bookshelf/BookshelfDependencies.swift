public import FlowKit
public import FlowScreens
public import Welcome

public struct BookshelfDependencies {
  let screens: any BookshelfScreens
  let store: any BookshelfStore
  let needsWelcome: @MainActor () -> Bool
  let makeWelcomeFlow: @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>
  let drafts: any DraftStore<BookshelfDraft>

  /// Creates the dependencies of the flow.
  ///
  /// The check for another feature is synchronous, so that the flow can start at once.
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
