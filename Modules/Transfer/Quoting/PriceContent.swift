import FlowScreens
public import Money

/// A price in the form that every screen shows.
public struct PriceContent: Equatable, Sendable {
  /// The amount that the sender pays, including the fee.
  public let source: Amount
  /// The amount that the recipient gets.
  public let target: Amount
  public let rate: ExchangeRate
  /// The bank's fee.
  public let fee: Amount
  /// The time from which the price is no longer valid.
  public let expiry: Timestamp
  public let isExpired: Bool

  init(_ quote: Quote, at now: Timestamp) {
    source = quote.source
    target = quote.target
    rate = quote.rate
    fee = quote.fee
    expiry = quote.expiry
    isExpired = quote.isExpired(at: now)
  }
}
