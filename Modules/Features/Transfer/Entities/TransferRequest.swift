public import Foundation
public import Money
public import Validation

/// The order to send money: what the bank gets, again and again if need be, always the same.
public struct TransferRequest: Hashable, Sendable, Codable {
  /// Under this name it is done once.
  public let customerTransactionID: CustomerTransactionID
  /// The profile that sends.
  public let sender: Sender.ID
  /// The quote that says how much.
  public let quote: Quote.ID
  /// Who gets it.
  public let recipient: Recipient.ID
  /// What the recipient reads beside the money.
  public let reference: PaymentReference?

  /// Checks that the quote, the recipient and the reference belong together.
  public init(
    customerTransactionID: CustomerTransactionID, quote: Quote, recipient: Recipient,
    reference: PaymentReference?
  ) throws(TransferRequestError) {
    guard recipient.sender == quote.sender else { throw .anotherSendersRecipient }
    let currency = quote.target.currency
    guard recipient.currency == currency else { throw .recipientDoesNotFit(currency) }
    guard reference == nil || reference?.currency == currency else { throw .referenceDoesNotFit(currency) }
    self.customerTransactionID = customerTransactionID
    self.sender = quote.sender
    self.quote = quote.id
    self.recipient = recipient.id
    self.reference = reference
  }

  /// The request as it is sent: JSON with sorted keys, the same bytes for the same request.
  public func body() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// Why a transfer cannot be asked for.
public enum TransferRequestError: ReadableError {
  case anotherSendersRecipient
  case recipientDoesNotFit(Currency)
  case referenceDoesNotFit(Currency)

  /// The reason and what is expected.
  public var sentence: String {
    switch self {
    case .anotherSendersRecipient: "This recipient belongs to another sender. Choose one of your own."
    case .recipientDoesNotFit(let currency):
      "This recipient can't get \(currency.code). Choose one who can, or another currency."
    case .referenceDoesNotFit(let currency):
      "The reference was written for another currency than \(currency.code). Enter it once more."
    }
  }
}
