public import FlowScreens

public struct WelcomeDependencies {
  let screens: any FormScreens
  let store: any WelcomeStore
  let drafts: any DraftStore<FormDraft<NameField>>

  public init(
    screens: any FormScreens, store: any WelcomeStore, drafts: any DraftStore<FormDraft<NameField>>
  ) {
    self.screens = screens
    self.store = store
    self.drafts = drafts
  }
}
