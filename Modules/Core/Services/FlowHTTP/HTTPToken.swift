/// The token of a session, which is in no description and no log.
public struct HTTPToken: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  public let value: String

  public init(_ value: String) {
    self.value = value
  }

  public var description: String { "••••" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The session that has the tokens for the requests of a client.
public protocol HTTPSession: Sendable {
  /// Returns the token for a request, which is sent as `Authorization: Bearer …`; nil for a request that needs none.
  ///
  /// The time that it takes does not count for the deadline of the call, since it may ask the person to sign in.
  /// - Parameters:
  ///   - request: The request.
  ///   - rejected: The token that the service has just refused with 401; nil at first. Several calls may have used it, so a session
  ///     refreshes only if that is still its token. The call is then repeated once, unless the token is the same.
  /// - Throws: The reason why there is none; the sentence of a `ReadableError` reaches the person.
  func token(for request: HTTPRequest, insteadOf rejected: HTTPToken?) async throws -> HTTPToken?
}
