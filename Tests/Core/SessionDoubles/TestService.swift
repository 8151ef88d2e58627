package import FlowSession
package import FlowTesting

/// A service in front of a ``TestServer``, whose answers can be lost, refused and held.
@MainActor
package final class TestService: SessionService {
  package enum Fault: Equatable {
    /// The server has done nothing.
    case before(SessionServiceError)
    /// The server has done it, and the answer is lost.
    case after(SessionServiceError)
  }

  package enum Call: Equatable { case signIn, refresh, revoke }

  package var server = TestServer()
  package private(set) var calls: [Call] = []
  /// The faults of the next refreshes.
  package var refreshFaults: [Fault] = []
  package var revokeFaults: [Fault] = []
  /// If set, each refresh waits for it before it reaches the server.
  package var gate: TestAnswer<Void>?
  /// Called when the server has changed.
  package var onChange: @MainActor () -> Void = {}

  package init() {}

  @MainActor package func signIn(_ person: PersonID) async -> SessionGrant {
    calls.append(.signIn)
    defer { onChange() }
    return server.signIn(person)
  }

  @MainActor package func refresh(_ token: String) async throws(SessionServiceError) -> SessionTokens {
    calls.append(.refresh)
    if let gate { await gate.value() }
    let fault = refreshFaults.isEmpty ? nil : refreshFaults.removeFirst()
    if case .before(let error) = fault { throw error }
    let tokens = server.refresh(token)
    onChange()
    if case .after(let error) = fault { throw error }
    guard let tokens else { throw .invalidGrant }
    return tokens
  }

  @MainActor package func revoke(_ handle: String) async throws(SessionServiceError) {
    calls.append(.revoke)
    let fault = revokeFaults.isEmpty ? nil : revokeFaults.removeFirst()
    if case .before(let error) = fault { throw error }
    let isKnown = server.revoke(handle)
    onChange()
    if case .after(let error) = fault { throw error }
    if !isKnown { throw .refused(404) }
  }

  package func count(of call: Call) -> Int { calls.count { $0 == call } }

  /// A call of the app's service, whose token the server checks.
  package func books(with token: AccessToken) async throws(TestFailure) -> SessionAnswer<PersonID> {
    server.person(of: token).map { .answered($0) } ?? .tokenRefused
  }
}

package enum TestFailure: Error, Equatable {
  case session(SessionError)
  case service
}
