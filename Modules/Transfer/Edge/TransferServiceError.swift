public import FlowKit

/// The reason why a call to the bank has no result: a refusal, or an unknown outcome.
public enum TransferServiceError: ReadableError {
  /// The bank has refused, and has not executed the request.
  case refused(TransferRefusal)
  /// The bank may or may not have executed the request.
  case unknown(UnknownOutcome)

  public var sentence: LocalizedText {
    switch self {
    case .refused(let refusal): refusal.text
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
    /// The app's record of the transfer was damaged, so the app has not sent it.
    case damagedOnDevice
    /// Any other refusal. An unknown conflict is not one, since it leaves open whether the request was executed.
    case status(Status)
  }

  /// The HTTP statuses that mean a definite refusal.
  public enum Status: Int, CaseIterable, Sendable, Codable {
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case unprocessable = 422
  }

  public let reason: Reason
  /// The bank's sentence for the person; the app shows ``text``.
  public let sentence: String

  /// The sentence for the person: the bank's as it is, the app's own in their language.
  public var text: LocalizedText {
    reason == .damagedOnDevice ? Self.damageSentence : LocalizedText(verbatim: sentence)
  }

  private static let damageSentence: LocalizedText =
    "This transfer was damaged on this device, and was not sent. Send it again if you still want to."

  /// The HTTP status code.
  public var code: Int {
    switch reason {
    case .quoteExpired, .insufficientFunds: 422
    case .quoteUsed, .customerTransactionIDUsed, .tooLateToCancel: 409
    case .damagedOnDevice: Status.badRequest.rawValue
    case .status(let status): status.rawValue
    }
  }

  /// The refusal of the app itself to send a transfer whose record was damaged.
  static let damagedOnDevice = TransferRefusal(.damagedOnDevice, damageSentence.developerForm)

  /// Creates a refusal with the sentence that the person reads.
  public init(_ reason: Reason, _ sentence: String) {
    self.reason = reason
    self.sentence = sentence
  }
}

extension TransferRefusal.Status {
  /// Decodes a status; a version without sign-ins has stored 401 as a refusal.
  public init(from decoder: any Decoder) throws {
    let code = try decoder.singleValueContainer().decode(Int.self)
    guard let status = code == 401 ? .forbidden : Self(rawValue: code) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(code) is no refusal"))
    }
    self = status
  }
}

/// The reason why the outcome of a request is unknown, or why the request waits.
public enum UnknownOutcome: Hashable, Sendable, Codable {
  /// The bank wants the person to sign in first (401); the request has had no effect.
  case signInNeeded
  case timedOut
  /// The device has no connection, so the request was not sent; an earlier attempt may have been.
  case offline
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
    case .signInNeeded: "The bank asks you to sign in first."
    case .timedOut, .requestTimeout: "The bank did not answer in time."
    case .offline: "This device is offline."
    case .connectionLost: "The connection to the bank was lost."
    case .tooManyRequests: "The bank has too many requests right now."
    case .serverError: "The bank has an internal problem right now."
    case .unreadableReply: "The bank's answer could not be read."
    }
  }
}
