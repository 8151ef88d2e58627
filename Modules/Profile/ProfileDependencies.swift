public import Contact
public import FlowScreens

public struct ProfileDependencies {
  let screens: any ProfileScreens
  let store: any ProfileStore
  let drafts: any DraftStore<ProfileDraft>
  let today: @Sendable () -> CivilDate

  /// Creates the dependencies of the flow.
  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - store: Stores the result.
  ///   - drafts: Stores unfinished input.
  ///   - today: Returns the current day in the person's time zone.
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
