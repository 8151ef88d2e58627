/// Why nobody knows whether the bank has done what it was asked to.
public enum UnknownOutcome: Hashable, Sendable, Codable {
  /// No answer came in time.
  case timedOut
  /// The connection was lost, before the request went or before its answer came.
  case connectionLost
  /// The bank did not get the whole request in time (408).
  case requestTimeout
  /// The bank is asked too often (429), and may say how long to wait.
  case tooManyRequests(retryAfter: Duration?)
  /// The bank has a fault (5xx).
  case serverError(ServerError)
  /// An answer came that cannot be read.
  case unreadableReply

  /// The faults that HTTP tells apart; an adapter takes any other one for the first.
  public enum ServerError: Int, CaseIterable, Sendable, Codable {
    case internalServerError = 500
    case badGateway = 502
    case serviceUnavailable = 503
    case gatewayTimeout = 504
  }

  /// What happened; that it has failed is never said, as nobody knows.
  public var sentence: String {
    switch self {
    case .timedOut, .requestTimeout: "The bank did not answer in time."
    case .connectionLost: "The connection to the bank was lost."
    case .tooManyRequests: "The bank is asked too often just now."
    case .serverError: "The bank has a problem of its own just now."
    case .unreadableReply: "The bank's answer could not be read."
    }
  }
}
