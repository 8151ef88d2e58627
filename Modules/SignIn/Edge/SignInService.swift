public import Contact
import FlowKit

/// The service that sends one-time codes.
public protocol CodeService: Sendable {
  /// The number of minutes for which a code is valid.
  var codeLifetime: Int { get }

  /// Checks a password, if there is one, and sends a code; also for an e-mail address of nobody, so that both read the same.
  func sendCode(for credentials: Credentials) async throws(SignInError)

  /// Sends a code with which a new password can be set.
  func sendPasswordCode(to email: EmailAddress) async throws(SignInError)

  func setPassword(_ password: Password, of email: EmailAddress, with code: SignInCode) async throws(SignInError)
}

/// The service that signs people in.
public protocol SignInService: CodeService {
  /// Signs a person in, and stores their session with their record.
  func signIn(_ way: SignInWay) async throws(SignInError)
}

/// The reason why a person was not signed in.
public enum SignInError: ReadableError {
  /// The password is wrong, or nobody has the e-mail address.
  case wrongPassword
  /// The code is right, and the account has a password that was not entered.
  case passwordNeeded
  case wrongCode
  case expiredCode
  /// Too many wrong codes were entered.
  case usedUpCode
  /// Another code was requested too soon; it can be in this number of seconds.
  case codeTooSoon(Int)
  /// There were too many failures; the next attempt is possible in this number of seconds.
  case tooManyAttempts(Int)
  /// Another customer has the e-mail address.
  case emailTaken
  case offline
  case timedOut
  case busy
  case failed
  /// The service has signed the person in, and this device could not store it.
  case notStored(LocalizedText)

  public var sentence: LocalizedText {
    switch self {
    case .wrongPassword: "The e-mail address or the password is wrong. Correct it, or set a new password."
    case .passwordNeeded: "Your account has a password. Go back, and enter it."
    case .wrongCode: "This is not the code of our latest e-mail. Correct it."
    case .expiredCode: "This code has expired. Send another code."
    case .usedUpCode: "Too many wrong codes were entered. Send another code."
    case .codeTooSoon(let seconds): "We have just sent a code. You can send another one in \(seconds) seconds."
    case .tooManyAttempts(let seconds): "There were too many attempts. Wait \(seconds) seconds, and try again."
    case .emailTaken: "Another account has this e-mail address. Sign in to it instead."
    case .offline: "There is no connection to the bank. Check it, and try again."
    case .timedOut: "The bank did not answer in time. Try again."
    case .busy: "The bank has too many requests right now. Try again in a moment."
    case .failed: "The bank has an internal problem right now. Try again later."
    case .notStored(let reason): reason
    }
  }
}
