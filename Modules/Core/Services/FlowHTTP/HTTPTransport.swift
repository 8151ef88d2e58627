public import Foundation

/// Sends one request and receives one answer; the client decides on retries and on the deadline.
public protocol HTTPTransport: Sendable {
  /// Sends a message once, and returns the answer, whatever its status.
  ///
  /// A message that is not repeatable is sent on a new connection: on a kept one that is cut, libraries send it again.
  ///
  /// It follows a redirect to the same scheme, host and port, and returns any other one as the answer. It keeps no cookies, no
  /// answers and no credentials. When its task is cancelled, it ends soon.
  /// - Parameters:
  ///   - message: The message.
  ///   - limit: The maximum size of the answer's body, in bytes.
  func send(_ message: HTTPMessage, limit: Int) async throws(HTTPTransportError) -> HTTPAnswer
}

/// A request as it is sent.
public struct HTTPMessage: Hashable, Sendable {
  public let url: URL
  public let method: HTTPMethod
  public var fields: HTTPFields
  public let body: Data?
  /// Whether the service does the same if it gets the message twice.
  public let isRepeatable: Bool

  /// - Parameters:
  ///   - method: Its method.
  ///   - url: Its address.
  ///   - fields: Its fields, without the session's token.
  ///   - body: Its body.
  ///   - isRepeatable: Whether it may be sent twice; by default if its method is idempotent.
  public init(
    _ method: HTTPMethod, _ url: URL, fields: HTTPFields = [:], body: Data? = nil, isRepeatable: Bool? = nil
  ) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
    self.isRepeatable = isRepeatable ?? method.isIdempotent
  }
}

/// The reason why a transport has no answer.
public enum HTTPTransportError: Error, Hashable, Sendable {
  case offline
  /// There was no connection, so nothing was sent.
  case unreachable
  /// There was no secure connection, so nothing was sent.
  case insecure
  case timedOut
  case connectionLost
  case tooLarge
  /// The answer is not HTTP.
  case unreadable
  case cancelled
}
