public import Contact
public import Onboarding

/// How a person signs in.
public enum SignInWay: Hashable, Sendable {
  case password(EmailAddress, Password, code: SignInCode)
  /// While no password is set.
  case code(EmailAddress, SignInCode)

  public var email: EmailAddress {
    switch self {
    case .password(let email, _, _), .code(let email, _): email
    }
  }
}

/// A person's input before a code is sent.
public struct Credentials: Hashable, Sendable {
  public let email: EmailAddress
  /// nil if none is set.
  public let password: Password?

  public init(email: EmailAddress, password: Password?) {
    self.email = email
    self.password = password
  }

  func way(with code: SignInCode) -> SignInWay {
    password.map { .password(email, $0, code: code) } ?? .code(email, code)
  }
}

/// Somebody who has signed in.
public struct SignedInPerson: Hashable, Sendable {
  public let email: EmailAddress
  public let hasPassword: Bool

  public init(email: EmailAddress, hasPassword: Bool) {
    self.email = email
    self.hasPassword = hasPassword
  }
}

/// How a sign-in has ended: with a session, or with an account that was opened on the way.
public enum SignInEnd: Equatable, Sendable {
  case signedIn(SignedInPerson)
  case opened(OnboardedUser)
}
