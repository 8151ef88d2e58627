public import FlowKit
public import Money

/// The price of a transfer: the bank's rate and fee for one request, until it expires.
///
/// Both amounts follow from the request, the rate and the fee, so a quote that does not add up cannot be made.
public struct Quote: Identifiable, Equatable, Sendable {
  public typealias ID = Identifier<Quote>

  public let id: ID
  /// The sender that it belongs to.
  public let sender: Sender.ID
  /// The request that it answers.
  public let request: QuoteRequest
  public let rate: ExchangeRate
  /// The bank's fee, in the source currency.
  public let fee: Amount
  /// The time from which it is no longer valid.
  public let expiry: Timestamp
  /// The amount that the sender pays, including the fee.
  public let source: Amount
  /// The amount that the recipient gets.
  public let target: Amount

  /// Creates a quote, and calculates both amounts.
  public init(
    id: ID, sender: Sender.ID, request: QuoteRequest, rate: ExchangeRate, fee: Amount, expiry: Timestamp
  ) throws(ConversionError) {
    guard rate.source == request.sourceCurrency else { throw .wrongCurrency(expected: rate.source) }
    guard rate.target == request.targetCurrency else { throw .wrongCurrency(expected: rate.target) }
    switch request.fixedSide {
    case .source:
      source = request.amount
      target = try rate.convert(source: request.amount, fee: fee)
    case .target:
      source = try rate.convert(target: request.amount, fee: fee)
      target = request.amount
    }
    self.id = id
    self.sender = sender
    self.request = request
    self.rate = rate
    self.fee = fee
    self.expiry = expiry
  }

  public func isExpired(at now: Timestamp) -> Bool { now >= expiry }
}

// MARK: - Codable

extension Quote: Codable {
  private enum CodingKeys: CodingKey {
    case id, sender, request, rate, fee, expiry
  }

  /// Decodes a quote, and calculates its amounts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      id: container.decode(ID.self, forKey: .id),
      sender: container.decode(Sender.ID.self, forKey: .sender),
      request: container.decode(QuoteRequest.self, forKey: .request),
      rate: container.decode(ExchangeRate.self, forKey: .rate),
      fee: container.decode(Amount.self, forKey: .fee),
      expiry: container.decode(Timestamp.self, forKey: .expiry))
  }
}

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
