/// The bank's definite no: it has done nothing, and the same request will not be done later either.
public struct TransferRefusal: Hashable, Sendable, Codable {
  /// Why, as far as the app can tell reasons apart.
  public enum Reason: Hashable, Sendable, Codable {
    /// The quote's time is over.
    case quoteExpired
    /// The quote has served another transfer.
    case quoteUsed
    /// The sender has less than the transfer takes.
    case insufficientFunds
    /// Another request was sent under this customer transaction id.
    case customerTransactionIDUsed
    /// The money is converted already.
    case tooLateToCancel
    /// Anything else; a conflict is not among it, as one that is not known does not say what was done.
    case status(Status)
  }

  /// The answers of HTTP that mean a definite no.
  public enum Status: Int, CaseIterable, Sendable, Codable {
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case unprocessable = 422
  }

  /// Why.
  public let reason: Reason
  /// The bank's sentence for the person.
  public let sentence: String

  /// The bank's code, as HTTP numbers it.
  public var code: Int {
    switch reason {
    case .quoteExpired, .insufficientFunds: 422
    case .quoteUsed, .customerTransactionIDUsed, .tooLateToCancel: 409
    case .status(let status): status.rawValue
    }
  }

  /// A refusal, and the sentence that a person reads.
  public init(_ reason: Reason, _ sentence: String) {
    self.reason = reason
    self.sentence = sentence
  }
}
