import Synchronization

/// The tokens that an app has used since its launch, for explorations: a token that the bank has admitted is one that the app has.
public final class BankAdmissions: Sendable {
  private struct State {
    var latestToken: String?
    var latestSession: Int?
    var needlessExchangeCount = 0
  }

  private let state = Mutex(State())

  /// The number of exchanges for an app whose present access token was still good.
  public var needlessExchangeCount: Int { state.withLock(\.needlessExchangeCount) }

  /// Forgets the tokens of a process: the next one has none.
  public func didLaunch() {
    state.withLock { ($0.latestToken, $0.needlessExchangeCount) = (nil, 0) }
  }

  /// The number of the session whose token was admitted last.
  var latestSession: Int? { state.withLock(\.latestSession) }

  func didAdmit(_ accessToken: String, of session: Int?) {
    state.withLock { ($0.latestToken, $0.latestSession) = (accessToken, session) }
  }

  /// - Parameter accessToken: The access token that an exchange replaces; nil if it has expired.
  func willReplace(_ accessToken: String?) {
    state.withLock { state in
      if let accessToken, accessToken == state.latestToken { state.needlessExchangeCount += 1 }
    }
  }
}
