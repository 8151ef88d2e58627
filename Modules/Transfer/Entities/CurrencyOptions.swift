import Money

/// The balances and currencies that a sender can choose from.
struct CurrencyOptions: Equatable, Sendable {
  let balances: [Amount]
  let targets: [Currency]

  var sources: [Currency] { balances.map(\.currency) }

  /// Returns the draft with default currencies where none are chosen.
  func fillingDefaults(in draft: AmountDraft) -> AmountDraft {
    var draft = draft
    if draft.sourceCurrency == nil { draft.sourceCurrency = sources.first }
    if draft.targetCurrency == nil {
      draft.targetCurrency = targets.first { $0 != draft.sourceCurrency } ?? targets.first
    }
    return draft
  }
}
