public import FlowKit

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
