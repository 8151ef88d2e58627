public import FlowKit
public import Foundation
public import Money

/// The request to send money, which never changes between attempts.
public struct TransferRequest: Hashable, Sendable, Codable {
  /// The identifier under which it is executed exactly once.
  public let customerTransactionID: CustomerTransactionID
  public let sender: Sender.ID
  public let quote: Quote.ID
  public let recipient: Recipient.ID
  /// The reference that the recipient sees.
  public let reference: PaymentReference?

  /// Creates a request from a quote, a recipient and a reference that fit each other.
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

  /// Creates a request as it arrives at the bank, which checks whether its parts fit each other.
  package init(
    customerTransactionID: CustomerTransactionID, sender: Sender.ID, quote: Quote.ID, recipient: Recipient.ID,
    reference: PaymentReference?
  ) {
    self.customerTransactionID = customerTransactionID
    self.sender = sender
    self.quote = quote
    self.recipient = recipient
    self.reference = reference
  }

  /// Returns the request as JSON with sorted keys: the same bytes for the same request.
  public func body() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// The reason why a transfer cannot be requested.
public enum TransferRequestError: ReadableError {
  case anotherSendersRecipient
  case recipientDoesNotFit(Currency)
  case referenceDoesNotFit(Currency)

  public var sentence: LocalizedText {
    switch self {
    case .anotherSendersRecipient: "This recipient belongs to another sender. Choose one of your own."
    case .recipientDoesNotFit(let currency):
      "This recipient can't get \(verbatim: currency.code). Choose one who can, or another currency."
    case .referenceDoesNotFit(let currency):
      "The reference was written for another currency than \(verbatim: currency.code). Enter it once more."
    }
  }
}

/// A hash of the bytes of a request, stored with an intent and shown in logs: FNV-1a, 128 bits.
///
/// It detects accidental changes, and does not protect against deliberate ones, which cannot occur here: both ends
/// belong to the app. Linux has no CryptoKit.
public struct BodyHash: Hashable, Sendable, Codable {
  /// 32 hexadecimal digits.
  public let text: String

  /// Hashes bytes (draft-eastlake-fnv).
  public init(of body: Data) {
    let prime: UInt128 = 1 << 88 | 0x13B
    let basis: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    let hash = body.reduce(basis) { ($0 ^ UInt128($1)) &* prime }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 32 - digits.count) + digits
  }
}
