import Contact
import SignIn
import Synchronization
import Transfer

/// The tokens that an app has used since its launch, and the codes that people were sent, for explorations: the books may be wrong.
public final class BankAdmissions: Sendable {
  private struct State {
    var latestToken: String?
    var latestSession: Int?
    var needlessExchangeCount = 0
    var newestCodes: [CodePlace: (digits: String, sentAt: Timestamp)] = [:]
    var refusedNewestCodeCount = 0
  }

  private struct CodePlace: Hashable {
    let purpose: CodePurpose
    let email: String

    init(_ purpose: CodePurpose, of email: EmailAddress) { (self.purpose, self.email) = (purpose, email.key) }
  }

  private let state = Mutex(State())

  /// The number of exchanges for an app whose present access token was still good.
  public var needlessExchangeCount: Int { state.withLock(\.needlessExchangeCount) }

  /// The number of refusals of the newest code of an address, during its lifetime.
  public var refusedNewestCodeCount: Int { state.withLock(\.refusedNewestCodeCount) }

  /// Forgets the tokens of a process: the next one has none.
  public func didLaunch() {
    state.withLock { ($0.latestToken, $0.needlessExchangeCount) = (nil, 0) }
  }

  /// The number of the session whose token was admitted last.
  public var latestSession: Int? { state.withLock(\.latestSession) }

  func didAdmit(_ accessToken: String, of session: Int?) {
    state.withLock { ($0.latestToken, $0.latestSession) = (accessToken, session) }
  }

  /// - Parameter accessToken: The access token that an exchange replaces; nil if it has expired.
  func willReplace(_ accessToken: String?) {
    state.withLock { state in
      if let accessToken, accessToken == state.latestToken { state.needlessExchangeCount += 1 }
    }
  }

  func didSend(_ digits: String?, for purpose: CodePurpose, to email: EmailAddress, at now: Timestamp) {
    guard let digits else { return }
    state.withLock { $0.newestCodes[CodePlace(purpose, of: email)] = (digits, now) }
  }

  /// - Parameter error: Why the code was refused; nil if it was not.
  func didTry(
    _ code: SignInCode, for purpose: CodePurpose, of email: EmailAddress, at now: Timestamp, _ error: SignInError?
  ) {
    let place = CodePlace(purpose, of: email)
    state.withLock { state in
      guard let newest = state.newestCodes[place], newest.digits == code.text else { return }
      switch error {
      case .wrongCode, .expiredCode:
        let age = now.secondsSince1970 - newest.sentAt.secondsSince1970
        if age < CodeRules.lifetime { state.refusedNewestCodeCount += 1 }
      // It was not looked at.
      case .usedUpCode, .tooManyAttempts, .wrongPassword: break
      case nil, .passwordNeeded, .codeTooSoon, .emailTaken, .offline, .timedOut, .busy, .failed, .notStored:
        state.newestCodes[place] = nil
      }
    }
  }
}
