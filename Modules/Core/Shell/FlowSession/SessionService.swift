public import FlowLocalization

/// The part of an app's service that signs people in.
public protocol SessionService: Sendable {
  /// How people sign in, such as a password and then a code, or a code alone.
  associatedtype Way: Sendable
  /// Why somebody was not signed in, such as a wrong password.
  associatedtype SignInFailure: Error

  /// Signs a person in; ``Session/begin(_:storing:)`` keeps the answer.
  func signIn(_ way: Way) async throws(SignInFailure) -> SessionGrant

  /// Exchanges a refresh token for new tokens. It is called with no access token, and is never refreshed itself.
  /// - Throws: `SessionServiceError.invalidGrant` only if the service has refused this token for good.
  func refresh(_ token: String) async throws(SessionServiceError) -> SessionTokens

  /// Ends a session by the handle that was given with it.
  func revoke(_ handle: String) async throws(SessionServiceError)
}

/// The service's answer to a sign-in.
public struct SessionGrant: Sendable {
  public let person: PersonID
  public let tokens: SessionTokens
  /// A handle that can end this session, and do nothing else; nil if the service gives none.
  public let revocation: String?

  public init(_ person: PersonID, tokens: SessionTokens, revocation: String?) {
    self.person = person
    self.tokens = tokens
    self.revocation = revocation
  }
}

/// A token for calls, and one that is exchanged for the next ones.
public struct SessionTokens: Sendable {
  public let access: String
  public let refresh: String

  public init(access: String, refresh: String) {
    self.access = access
    self.refresh = refresh
  }
}

/// The reason why a service has given no tokens.
public enum SessionServiceError: ReadableError {
  /// The refresh token is refused for good (`invalid_grant`, RFC 6749): the only answer that expires a session.
  case invalidGrant
  case offline
  case timedOut
  /// The service asks for fewer calls (429).
  case busy
  /// A fault of the service (5xx).
  case failed
  /// Any other refusal (4xx), which says nothing about the session.
  case refused(Int)
  case unreadableAnswer

  /// Whether the same request can succeed later.
  var canPass: Bool {
    switch self {
    case .invalidGrant, .refused: false
    case .offline, .timedOut, .busy, .failed, .unreadableAnswer: true
    }
  }

  public var sentence: LocalizedText {
    switch self {
    case .invalidGrant: "Your session has expired. Sign in, and try again."
    case .offline: "There is no connection. Check it, and try again."
    case .timedOut: "The service did not answer in time. Try again."
    case .busy: "The service is busy. Try again in a moment."
    case .failed: "The service has a fault. Try again later."
    case .refused(let number): "The service has refused this (\(number)). Try again later."
    case .unreadableAnswer: "The answer of the service can't be read. Try again, or update the app."
    }
  }
}

/// A token for one call, and which one of the session it is.
public struct AccessToken: Hashable, Sendable {
  public let text: String
  let generation: String
  let number: Int
  /// The person of the token.
  public let person: PersonID
}

extension AccessToken: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number of the token; a log never has its text.
  public var description: String { "access token \(number)" }
  public var debugDescription: String { description }
}

/// The caller of the service.
public enum SessionCaller: Sendable {
  /// An act of the person, which may ask them to sign in.
  case person
  /// The app itself, such as a list at home, a transfer that is resumed, or a poll.
  case app
}

/// A service's answer to a call with a token.
public enum SessionAnswer<Value: Sendable>: Sendable {
  case answered(Value)
  /// The token is not valid any more (401); the call has had no effect.
  case tokenRefused
}
