public import Forms

/// What the Profile flow needs from outside.
public struct ProfileDependencies {
  let screens: any ProfileScreens
  let store: any ProfileStore
  let drafts: any DraftStore<ProfileDraft>
  let today: @Sendable () -> CivilDate

  /// What the app, or a test, has for the flow.
  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - store: Stores the result.
  ///   - drafts: Stores what is not finished yet.
  ///   - today: The day that it is now where the person is.
  public init(
    screens: any ProfileScreens, store: any ProfileStore, drafts: any DraftStore<ProfileDraft>,
    today: @escaping @Sendable () -> CivilDate
  ) {
    self.screens = screens
    self.store = store
    self.drafts = drafts
    self.today = today
  }
}
