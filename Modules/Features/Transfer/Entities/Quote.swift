public import Money

/// What a transfer would cost: the bank's rate and fee for one request, until it expires.
///
/// Both amounts follow from the request, the rate and the fee, so a quote that does not add up cannot be made.
public struct Quote: Identifiable, Equatable, Sendable {
  /// What the bank calls the quote.
  public typealias ID = Identifier<Quote>

  /// The quote's name at the bank.
  public let id: ID
  /// The profile that it belongs to.
  public let sender: Sender.ID
  /// What it answers.
  public let request: QuoteRequest
  /// The rate of the conversion.
  public let rate: ExchangeRate
  /// What the bank keeps, in the source currency.
  public let fee: Amount
  /// The first moment at which it is worth nothing.
  public let expiry: Timestamp
  /// What the sender pays, the fee included.
  public let source: Amount
  /// What the recipient gets.
  public let target: Amount

  /// Works out both amounts.
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

  /// Whether the quote is worth nothing any more: from its expiry on.
  public func isExpired(at now: Timestamp) -> Bool { now >= expiry }
}

// MARK: - Codable

extension Quote: Codable {
  private enum CodingKeys: CodingKey {
    case id, sender, request, rate, fee, expiry
  }

  /// Decodes a quote and works out its amounts again.
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
