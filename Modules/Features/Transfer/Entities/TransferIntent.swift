public import Money

/// The app's promise to itself to send money: written down before it is sent, open until the bank's answer is known.
public struct TransferIntent: Identifiable, Equatable, Sendable, Codable {
  /// What is sent, again and again if need be, always the same.
  public let request: TransferRequest
  /// The hash of the request's body, by which a body that has changed is found.
  public let bodyHash: BodyHash
  /// The amounts, the rate and the fee that the person has confirmed.
  public let quote: Quote
  /// Who gets it.
  public let recipient: Recipient
  /// When the person confirmed.
  public let begunAt: Timestamp

  /// The name under which it is done once.
  public var id: CustomerTransactionID { request.customerTransactionID }

  /// Checks that the parts belong together.
  /// - Throws: `TransferRequestError`.
  public init(
    id: CustomerTransactionID, quote: Quote, recipient: Recipient, reference: PaymentReference?, begunAt: Timestamp
  ) throws {
    request = try TransferRequest(
      customerTransactionID: id, quote: quote, recipient: recipient, reference: reference)
    bodyHash = BodyHash(of: try request.body())
    self.quote = quote
    self.recipient = recipient
    self.begunAt = begunAt
  }

  /// Whether what would be sent now is what the person has confirmed, to the byte.
  public var isIntact: Bool {
    (try? request.body()).map { BodyHash(of: $0) } == bodyHash
  }
}
