public import Business
public import FlowKit
public import FlowScreens
public import Profile

public struct OnboardingDependencies {
  let screens: any OnboardingScreens
  let users: any UserStore
  let drafts: any DraftStore<OnboardingDraft>
  let makeUserID: @MainActor () -> UserID
  let makeProfileFlow: @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>
  let makeBusinessFlow: @MainActor (FlowPresentation) -> any Flow<BusinessFlowResult>

  /// Creates the dependencies of the flow.
  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - users: Stores the users.
  ///   - drafts: Stores unfinished input.
  ///   - makeUserID: Returns a new identifier at each call; called when there is no draft.
  ///   - makeProfileFlow: Makes the flow for a personal account.
  ///   - makeBusinessFlow: Makes the flow for a business account.
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
