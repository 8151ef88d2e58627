package import FlowSession

/// The sessions of a service, which takes the former refresh token again until the new one was used (FAPI 2.0's rule for retries).
package struct TestServer: Equatable, Sendable {
  package struct Open: Equatable {
    package let person: PersonID
    package let handle: String
    var refresh: String
    /// The refresh token before; nil once the present one was used.
    var former: String?
    var access: String
  }

  /// Whether a former token is taken again.
  package var isForgiving = true
  package private(set) var open: [Open] = []
  package private(set) var revoked: [String] = []
  private var count = 0

  package init() {}

  package mutating func signIn(_ person: PersonID) -> SessionGrant {
    let handle = next("H")
    let session = Open(person: person, handle: handle, refresh: next("R"), former: nil, access: next("A"))
    open.append(session)
    let tokens = SessionTokens(access: session.access, refresh: session.refresh)
    return SessionGrant(person, tokens: tokens, revocation: handle)
  }

  /// - Returns: Nil if the token is refused for good.
  package mutating func refresh(_ token: String) -> SessionTokens? {
    guard let index = open.firstIndex(where: { $0.refresh == token || isForgiving && $0.former == token }) else {
      return nil
    }
    // The answer to a repeated request replaces the one that was lost.
    open[index].former = token
    open[index].refresh = next("R")
    open[index].access = next("A")
    return SessionTokens(access: open[index].access, refresh: open[index].refresh)
  }

  /// - Returns: Whether it was known.
  package mutating func revoke(_ handle: String) -> Bool {
    revoked.append(handle)
    let count = open.count
    open.removeAll { $0.handle == handle }
    return open.count < count
  }

  /// Makes the access tokens invalid, as after ten minutes.
  package mutating func expireAccess() { for index in open.indices { open[index].access = "" } }

  /// Ends all sessions, without the app's knowing.
  package mutating func endSessions() { open = [] }

  /// Returns whose token it is; nil if it is not valid.
  package func person(of token: AccessToken) -> PersonID? { open.first { $0.access == token.text }?.person }

  private mutating func next(_ letter: String) -> String {
    count += 1
    return "\(letter)-\(count)-of-the-test"
  }
}

extension PersonID {
  package static let ada = PersonID("Ada Lovelace")
  package static let grace = PersonID("Grace Hopper")
}
