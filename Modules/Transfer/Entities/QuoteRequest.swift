public import FlowKit
public import FlowScreens
public import Money

/// A request for a price: an amount on one side, and the currency of the other.
public struct QuoteRequest: Hashable, Sendable {
  /// The two sides of a transfer.
  public enum Side: String, CaseIterable, Sendable, Codable {
    /// The side that the sender pays.
    case source
    /// The side that the recipient gets.
    case target
  }

  /// The side on which the person typed the amount; it never changes.
  public let fixedSide: Side
  /// The amount that the person typed, more than zero.
  public let amount: Amount
  /// The currency of the other side, which the quote calculates.
  public let otherCurrency: Currency
  /// The recipient, if known; it may change the fee.
  public let recipient: Recipient.ID?

  /// The currency that the sender pays in.
  public var sourceCurrency: Currency { fixedSide == .source ? amount.currency : otherCurrency }
  /// The currency that the recipient gets.
  public var targetCurrency: Currency { fixedSide == .target ? amount.currency : otherCurrency }

  /// Creates a request with the amount of one side.
  public init(
    fixing side: Side, at amount: Amount, otherCurrency: Currency, recipient: Recipient.ID? = nil
  ) throws(QuoteRequestError) {
    guard amount.minorUnits > 0 else { throw .notPositive }
    guard otherCurrency.minorUnitDigits != nil else { throw .currencyWithoutAmounts(otherCurrency) }
    fixedSide = side
    self.amount = amount
    self.otherCurrency = otherCurrency
    self.recipient = recipient
  }
}

// MARK: - Codable

extension QuoteRequest: Codable {
  private enum CodingKeys: CodingKey {
    case fixedSide, amount, otherCurrency, recipient
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      fixing: container.decode(Side.self, forKey: .fixedSide),
      at: container.decode(Amount.self, forKey: .amount),
      otherCurrency: container.decode(Currency.self, forKey: .otherCurrency),
      recipient: container.decodeIfPresent(Recipient.ID.self, forKey: .recipient))
  }
}

public enum QuoteRequestError: ReadableError {
  case notPositive
  case currencyWithoutAmounts(Currency)

  public var sentence: LocalizedText {
    switch self {
    case .notPositive: ConversionError.notPositive.sentence
    case .currencyWithoutAmounts(let currency): AmountError.currencyWithoutAmounts(currency).sentence
    }
  }
}
