public import Business
public import FlowKit
public import Forms
public import Profile

/// What the Onboarding flow needs from outside.
public struct OnboardingDependencies {
  let screens: any OnboardingScreens
  let users: any UserStore
  let drafts: any DraftStore<OnboardingDraft>
  let makeUserID: @MainActor () -> UserID
  let makeProfileFlow: @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>
  let makeBusinessFlow: @MainActor (FlowPresentation) -> any Flow<BusinessFlowResult>

  /// What the app, or a test, has for the flow.
  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - users: Stores the users.
  ///   - drafts: Stores what is not finished yet.
  ///   - makeUserID: A new identifier at each call; asked for where there is no draft to go on with.
  ///   - makeProfileFlow: What runs when the person chooses a personal account.
  ///   - makeBusinessFlow: What runs when the person chooses a business account.
  public init(
    screens: any OnboardingScreens, users: any UserStore, drafts: any DraftStore<OnboardingDraft>,
    makeUserID: @escaping @MainActor () -> UserID,
    makeProfileFlow: @escaping @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>,
    makeBusinessFlow: @escaping @MainActor (FlowPresentation) -> any Flow<BusinessFlowResult>
  ) {
    self.screens = screens
    self.users = users
    self.drafts = drafts
    self.makeUserID = makeUserID
    self.makeProfileFlow = makeProfileFlow
    self.makeBusinessFlow = makeBusinessFlow
  }
}
