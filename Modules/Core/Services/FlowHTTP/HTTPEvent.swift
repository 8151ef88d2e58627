/// An event of a call, for logs and metrics: without bodies, queries and tokens.
public struct HTTPEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The request is sent for the first time, or again.
    case sent(attempt: Int)
    case answered(status: Int, bytes: Int)
    case failed(HTTPTransportError)
    /// The service has refused the token, and the session is asked for another one.
    case tokenRefused
    case willRetry(after: Duration)
  }

  /// The name of the request.
  public let request: String
  public let method: HTTPMethod
  public let kind: Kind
  /// The real time since the beginning of the call.
  public let time: Duration
}

extension HTTPEvent: CustomStringConvertible {
  /// A line of a log: `GET rates: answered 200, 512 bytes (0.04 seconds)`.
  public var description: String {
    let event =
      switch kind {
      case .sent(let attempt): attempt == 1 ? "sent" : "sent again, \(attempt)"
      case .answered(let status, let bytes): "answered \(status), \(bytes) bytes"
      case .failed(let error): "failed: \(error)"
      case .tokenRefused: "token refused"
      case .willRetry(let delay): "again after \(delay)"
      }
    return "\(method.rawValue) \(request): \(event) (\(time))"
  }
}
