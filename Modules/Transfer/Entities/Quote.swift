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
