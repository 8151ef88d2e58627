/// A definite refusal by the bank: it has not executed the request, and will not execute the same request later.
public struct TransferRefusal: Hashable, Sendable, Codable {
  /// The reason for a refusal, as far as the app distinguishes reasons.
  public enum Reason: Hashable, Sendable, Codable {
    case quoteExpired
    /// The quote was used for another transfer.
    case quoteUsed
    /// The sender's balance is too low.
    case insufficientFunds
    /// Another request was sent under this customer transaction id.
    case customerTransactionIDUsed
    /// The money was already converted.
    case tooLateToCancel
    /// Any other refusal. An unknown conflict is not one, since it leaves open whether the request was executed.
    case status(Status)
  }

  /// The HTTP statuses that mean a definite refusal.
  public enum Status: Int, CaseIterable, Sendable, Codable {
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case unprocessable = 422
  }

  public let reason: Reason
  /// The bank's sentence for the person.
  public let sentence: String

  /// The HTTP status code.
  public var code: Int {
    switch reason {
    case .quoteExpired, .insufficientFunds: 422
    case .quoteUsed, .customerTransactionIDUsed, .tooLateToCancel: 409
    case .status(let status): status.rawValue
    }
  }

  /// Creates a refusal with the sentence that the person reads.
  public init(_ reason: Reason, _ sentence: String) {
    self.reason = reason
    self.sentence = sentence
  }
}
