import Foundation
import Money
import Profile

/// Loads balances, currencies and the person's profile; reads and writes amounts as the person does.
struct AmountInteractor: Sendable {
  let service: any TransferService
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

  /// Returns the request for a price; nil until there is an amount with its currencies.
  func request(of draft: AmountDraft) throws(TypedAmountError) -> QuoteRequest? { try draft.request(locale: locale) }

  func typed(_ amount: Amount) -> String { amount.typed(locale: locale) }

  func price(of quote: Quote) -> PriceContent { PriceContent(quote, at: clock.now) }
}
