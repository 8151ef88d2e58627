public import FlowKit
public import FlowScreens
public import Profile

public struct BusinessDependencies {
  let screens: any BusinessScreens
  let store: any BusinessStore
  let drafts: any DraftStore<BusinessDraft>
  let makeID: @MainActor () -> BusinessID
  let needsProfile: @MainActor () -> Bool
  let makeProfileFlow: @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>

  /// Creates the dependencies of the flow.
  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - store: Stores the result.
  ///   - drafts: Stores unfinished input.
  ///   - makeID: Returns a new id at each call.
  ///   - needsProfile: Returns whether the person must enter their own details first; synchronous, so that the flow can
  ///     start at once.
  ///   - makeProfileFlow: Makes the flow that asks for these details.
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
