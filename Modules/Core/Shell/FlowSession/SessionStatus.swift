public import FlowLocalization
public import FlowStorage

/// A person as the app's service knows them.
public struct PersonID: Hashable, Codable, Sendable {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws { name = try decoder.singleValueContainer().decode(String.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// Whether somebody is signed in on this device.
public enum SessionStatus: Equatable, Sendable {
  /// Nobody is.
  case none
  case valid(PersonID)
  /// The service has ended the session. The person's data stays until they sign out, or another person signs in.
  case expired(PersonID)
  /// It is not known yet, since the device does not give the secret: nothing of the person may be shown, and nothing is forgotten.
  case unreadable(UnreadableSession)

  /// The person; nil if nobody is signed in, or it is not known who.
  public var person: PersonID? {
    switch self {
    case .valid(let person), .expired(let person): person
    case .none, .unreadable: nil
    }
  }
}

/// The reason why it is not known whether somebody is signed in.
public enum UnreadableSession: ReadableError {
  case secret(SecretError)
  /// The record in the database is damaged, so it is not known whose session it was.
  case record

  /// Whether it can be over without an act of the person; otherwise they have to sign in.
  public var canPass: Bool {
    switch self {
    case .secret(let error): error.canPass
    case .record: false
    }
  }

  public var sentence: LocalizedText {
    switch self {
    case .secret(let error): error.sentence
    case .record: "Your sign-in is damaged on this device. Sign in again."
    }
  }
}

/// Whether the app is covered until the person has proved again who they are; no flow notices it.
public enum SessionLock: Sendable {
  case open
  case locked
}

/// An observer of a session, for those above the features.
@MainActor
public protocol SessionObserver: AnyObject {
  /// Called before everything of the person is forgotten: end everything that shows or would store it.
  func sessionWillForgetPerson()

  /// Called afterwards; with an error if that could not be stored, and nothing was forgotten.
  func sessionDidForgetPerson(_ error: SessionError?)

  /// Called when the status has changed.
  func sessionDidChange(from former: SessionStatus)

  /// Called when the lock has changed: neither a sign-in nor an act of the person.
  func sessionLockDidChange()
}

extension SessionObserver {
  public func sessionWillForgetPerson() {}
  public func sessionDidForgetPerson(_ error: SessionError?) {}
  public func sessionLockDidChange() {}
}

/// The reason why a call could not be made with a token.
public enum SessionError: ReadableError {
  /// Nobody is signed in.
  case signedOut
  /// The session has expired, and the call was not an act of the person.
  case expired
  /// The person has not signed in, or another person has.
  case declined
  case unreadable(UnreadableSession)
  /// The service could not give a new token; the session is as before.
  case service(SessionServiceError)
  /// The service has refused a token that it had just given.
  case refused
  /// The sign-in could not be saved on this device.
  case secretNotStored(SecretError)
  case notStored(DatabaseError)

  public var sentence: LocalizedText {
    switch self {
    case .signedOut: "You are not signed in. Sign in, and try again."
    case .expired: "Your session has expired. Sign in, and try again."
    case .declined: "You have not signed in, so this was not done."
    case .unreadable(let reason): reason.sentence
    case .service(let error): error.sentence
    case .refused: "The service has refused your sign-in, although it is new. Try again later."
    case .secretNotStored(let error): error.sentence
    case .notStored(let error): error.sentence
    }
  }
}
