public import Forms

/// What the Welcome flow needs from outside.
public struct WelcomeDependencies {
  let screens: any WelcomeScreens
  let store: any WelcomeStore
  let drafts: any DraftStore<WelcomeDraft>

  /// What the app, or a test, has for the flow.
  ///
  /// Whether another feature is needed first is answered at once, so that the flow can start at once.
  public init(
    screens: any WelcomeScreens,
    store: any WelcomeStore,
    drafts: any DraftStore<WelcomeDraft>
  ) {
    self.screens = screens
    self.store = store
    self.drafts = drafts
  }
}
