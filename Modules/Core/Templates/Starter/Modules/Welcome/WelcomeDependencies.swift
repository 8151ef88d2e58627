public import FlowScreens

public struct WelcomeDependencies {
  let screens: any WelcomeScreens
  let store: any WelcomeStore
  let drafts: any DraftStore<FormDraft<NameField>>

  public init(
    screens: any WelcomeScreens, store: any WelcomeStore, drafts: any DraftStore<FormDraft<NameField>>
  ) {
    self.screens = screens
    self.store = store
    self.drafts = drafts
  }
}
