import Foundation
import Money
import Validation

/// A price, as every screen shows it.
public struct PriceContent: Equatable, Sendable {
  /// What the sender pays, the fee included.
  public let source: String
  /// What the recipient gets.
  public let target: String
  /// The rate of the conversion.
  public let rate: String
  /// What the bank keeps.
  public let fee: String
  /// The first moment at which the price is worth nothing.
  public let expiry: Timestamp
  /// Whether that moment has come.
  public let isExpired: Bool

  /// A content, for a preview or a test of its view.
  public init(source: String, target: String, rate: String, fee: String, expiry: Timestamp, isExpired: Bool = false) {
    self.source = source
    self.target = target
    self.rate = rate
    self.fee = fee
    self.expiry = expiry
    self.isExpired = isExpired
  }

  init(_ quote: Quote, at now: Timestamp, locale: Locale) {
    source = quote.source.formatted(locale: locale)
    target = quote.target.formatted(locale: locale)
    rate = quote.rate.description
    fee = quote.fee.formatted(locale: locale)
    expiry = quote.expiry
    isExpired = quote.isExpired(at: now)
  }
}
