import Foundation
import Money
import Profile

/// Knows what can be sent, what is typed for it, and whether its price still holds.
struct AmountInteractor: Sendable {
  let service: any TransferService
  let senders: any SenderDirectory
  let profiles: any ProfileStore
  let clock: any TransferClock
  let locale: Locale

  /// What a sender has, and what can be paid out.
  func market(for sender: Sender.ID) async throws(TransferServiceError) -> Market {
    Market(
      sender: sender, balances: try await service.balances(of: sender).map(\.available),
      targets: try await service.targetCurrencies())
  }

  /// Whether the person's details are there; nobody sends money without them.
  func isPersonKnown() async throws(ProfileStoreError) -> Bool {
    try await profiles.load() != nil
  }

  func isExpired(_ quote: Quote) -> Bool { quote.isExpired(at: clock.now) }
}

/// What a sender can choose from.
struct Market: Equatable, Sendable {
  let sender: Sender.ID
  let balances: [Amount]
  let targets: [Currency]

  var sources: [Currency] { balances.map(\.currency) }

  /// Chooses for a person who has not chosen yet.
  func fillIn(_ draft: AmountDraft) -> AmountDraft {
    var draft = draft
    if draft.sourceCurrency == nil { draft.sourceCurrency = sources.first }
    if draft.targetCurrency == nil {
      draft.targetCurrency = targets.first { $0 != draft.sourceCurrency } ?? targets.first
    }
    return draft
  }
}
