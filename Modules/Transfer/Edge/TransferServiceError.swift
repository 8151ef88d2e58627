public import FlowKit

/// The reason why a call to the bank has no result: a refusal, or an unknown outcome.
public enum TransferServiceError: ReadableError {
  /// The bank has refused, and has not executed the request.
  case refused(TransferRefusal)
  /// The bank may or may not have executed the request.
  case unknown(UnknownOutcome)

  public var sentence: LocalizedText {
    switch self {
    case .refused(let refusal): LocalizedText(verbatim: refusal.sentence)
    case .unknown(let outcome): outcome.sentence
    }
  }
}

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

/// The reason why the outcome of a request is unknown.
public enum UnknownOutcome: Hashable, Sendable, Codable {
  case timedOut
  /// The connection was lost, before or after the request arrived.
  case connectionLost
  /// The bank did not receive the whole request in time (408).
  case requestTimeout
  /// Too many requests (429), possibly with a time to wait.
  case tooManyRequests(retryAfter: Duration?)
  /// The bank has a fault (5xx).
  case serverError(ServerError)
  /// The reply cannot be decoded.
  case unreadableReply

  /// The HTTP server errors; an adapter maps any other one to the first.
  public enum ServerError: Int, CaseIterable, Sendable, Codable {
    case internalServerError = 500
    case badGateway = 502
    case serviceUnavailable = 503
    case gatewayTimeout = 504
  }

  /// The event; it never claims that the request failed.
  public var sentence: LocalizedText {
    switch self {
    case .timedOut, .requestTimeout: "The bank did not answer in time."
    case .connectionLost: "The connection to the bank was lost."
    case .tooManyRequests: "The bank has too many requests right now."
    case .serverError: "The bank has an internal problem right now."
    case .unreadableReply: "The bank's answer could not be read."
    }
  }
}
