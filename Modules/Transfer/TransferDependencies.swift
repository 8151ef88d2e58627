public import Business
public import FlowKit
public import FlowScreens
public import Foundation
public import Profile

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

  /// Creates the dependencies of the flow.
  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - service: The bank.
  ///   - dispatcher: The app's only dispatcher, which outlives the flow.
  ///   - drafts: Stores unfinished input.
  ///   - senders: The possible senders.
  ///   - profiles: Loads the person's profile.
  ///   - clock: The current time.
  ///   - locale: The format of numbers.
  ///   - makeID: Returns a new identifier at each call.
  ///   - makeProfileFlow: Makes the flow for a person whose details are missing.
  ///   - makeBusinessFlow: Makes the flow for a person who wants to send as a business.
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
