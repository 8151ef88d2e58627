public import Forms

/// The dependencies of the Welcome flow.
public struct WelcomeDependencies {
  let screens: any WelcomeScreens
  let store: any WelcomeStore
  let drafts: any DraftStore<WelcomeDraft>

  /// Creates the dependencies of the flow.
  ///
  /// The check for another feature is synchronous, so that the flow can start at once.
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
