public import Business
public import FlowKit
public import Forms
public import Foundation
public import Profile

/// What the Transfer flow needs from outside.
public struct TransferDependencies {
  let screens: any TransferScreens
  let service: any TransferService
  let dispatcher: TransferDispatcher
  let drafts: any DraftStore<TransferDraft>
  let senders: any SenderDirectory
  let profiles: any ProfileStore
  let clock: any TransferClock
  let locale: Locale
  let makeID: @Sendable () -> TransferIntent.ID
  let makeProfileFlow: @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>
  let makeBusinessFlow: @MainActor (FlowPresentation) -> any Flow<BusinessFlowResult>

  /// What the app, or a test, has for the flow.
  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - service: The bank.
  ///   - dispatcher: The app's only one: it outlives the flow.
  ///   - drafts: Stores what is not finished yet.
  ///   - senders: Who can send.
  ///   - profiles: Says who the person is.
  ///   - clock: The time.
  ///   - locale: How the person writes numbers.
  ///   - makeID: Makes a new name at each call, never the same again.
  ///   - makeProfileFlow: For a person whose details are missing.
  ///   - makeBusinessFlow: For a person who wants to send as a business.
  public init(
    screens: any TransferScreens, service: any TransferService, dispatcher: TransferDispatcher,
    drafts: any DraftStore<TransferDraft>, senders: any SenderDirectory, profiles: any ProfileStore,
    clock: any TransferClock,
    locale: Locale, makeID: @escaping @Sendable () -> TransferIntent.ID,
    makeProfileFlow: @escaping @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>,
    makeBusinessFlow: @escaping @MainActor (FlowPresentation) -> any Flow<BusinessFlowResult>
  ) {
    self.screens = screens
    self.service = service
    self.dispatcher = dispatcher
    self.drafts = drafts
    self.senders = senders
    self.profiles = profiles
    self.clock = clock
    self.locale = locale
    self.makeID = makeID
    self.makeProfileFlow = makeProfileFlow
    self.makeBusinessFlow = makeBusinessFlow
  }
}
