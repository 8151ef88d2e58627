public import FlowKit
public import Forms
public import Profile

/// What the Business flow needs from outside.
public struct BusinessDependencies {
  let screens: any BusinessScreens
  let store: any BusinessStore
  let drafts: any DraftStore<BusinessDraft>
  let makeID: @MainActor () -> BusinessID
  let needsProfile: @MainActor () -> Bool
  let makeProfileFlow: @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>

  /// What the app, or a test, has for the flow.
  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - store: Stores the result.
  ///   - drafts: Stores what is not finished yet.
  ///   - makeID: A new id at each call.
  ///   - needsProfile: Whether the person has to enter their own details first; it is answered at once, so that a flow
  ///     can start at once.
  ///   - makeProfileFlow: The flow that asks for them.
  public init(
    screens: any BusinessScreens, store: any BusinessStore, drafts: any DraftStore<BusinessDraft>,
    makeID: @escaping @MainActor () -> BusinessID, needsProfile: @escaping @MainActor () -> Bool,
    makeProfileFlow: @escaping @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>
  ) {
    self.screens = screens
    self.store = store
    self.drafts = drafts
    self.makeID = makeID
    self.needsProfile = needsProfile
    self.makeProfileFlow = makeProfileFlow
  }
}
