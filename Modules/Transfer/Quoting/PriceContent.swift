import FlowScreens
import Foundation
import Money

/// A price in the form that every screen shows.
public struct PriceContent: Equatable, Sendable {
  /// The amount that the sender pays, including the fee.
  public let source: String
  /// The amount that the recipient gets.
  public let target: String
  /// The rate of the conversion.
  public let rate: String
  /// The bank's fee.
  public let fee: String
  /// The time from which the price is no longer valid.
  public let expiry: Timestamp
  /// A Boolean value that indicates whether the price has expired.
  public let isExpired: Bool

  init(_ quote: Quote, at now: Timestamp, locale: Locale) {
    source = quote.source.formatted(locale: locale)
    target = quote.target.formatted(locale: locale)
    rate = quote.rate.description
    fee = quote.fee.formatted(locale: locale)
    expiry = quote.expiry
    isExpired = quote.isExpired(at: now)
  }
}
