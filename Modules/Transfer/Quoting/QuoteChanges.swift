import Foundation
import Money

/// The differences between two prices, as sentences.
struct QuoteChanges {
  let old: Quote
  let new: Quote
  let locale: Locale

  var sentences: [String] {
    [
      change("The rate", from: old.rate.description, to: new.rate.description),
      change("The fee", from: text(old.fee), to: text(new.fee)),
      change("What you pay", from: text(old.source), to: text(new.source)),
      change("What the recipient gets", from: text(old.target), to: text(new.target)),
    ].compactMap(\.self)
  }

  private func text(_ amount: Amount) -> String { amount.formatted(locale: locale) }

  private func change(_ what: String, from old: String, to new: String) -> String? {
    old == new ? nil : "\(what) changed from \(old) to \(new)."
  }
}
