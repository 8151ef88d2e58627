import Foundation
import Money
import Profile

/// Loads balances, currencies and the person's profile, and checks amounts and prices.
struct AmountInteractor: Sendable {
  let service: any TransferService
  let senders: any SenderDirectory
  let profiles: any ProfileStore
  let clock: any TransferClock
  let locale: Locale

  /// Returns the currencies that a sender can choose from.
  func currencyOptions(for sender: Sender.ID) async throws(TransferServiceError) -> CurrencyOptions {
    CurrencyOptions(
      balances: try await service.balances(of: sender).map(\.available), targets: try await service.targetCurrencies())
  }

  /// Returns whether the person's profile exists; sending money requires it.
  func hasProfile() async throws(ProfileStoreError) -> Bool {
    try await profiles.load() != nil
  }

  func isExpired(_ quote: Quote) -> Bool { quote.isExpired(at: clock.now) }
}
