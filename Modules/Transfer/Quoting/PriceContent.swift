import FlowKit
import FlowScreens
import Money

/// A price in the form that every screen shows.
public struct PriceContent: Equatable, Sendable {
  public let quote: Quote
  public let isExpired: Bool

  init(_ quote: Quote, at now: Timestamp) {
    self.quote = quote
    isExpired = quote.isExpired(at: now)
  }
}

extension Quote {
  /// Returns the differences from an older price, as sentences.
  func changes(since old: Quote) -> [LocalizedText] {
    var sentences: [LocalizedText] = []
    if old.rate != rate { sentences.append("The rate changed from \(old.rate) to \(rate).") }
    if old.fee != fee { sentences.append("The fee changed from \(old.fee) to \(fee).") }
    if old.source != source { sentences.append("What you pay changed from \(old.source) to \(source).") }
    if old.target != target { sentences.append("What the recipient gets changed from \(old.target) to \(target).") }
    return sentences
  }
}
