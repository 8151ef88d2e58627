import FlowSession
import FlowStorage
import Transfer

/// The times of sessions.
enum SessionTimes {
  static let access = Duration.seconds(10 * 60)
  static let refresh = Duration.seconds(180 * 24 * 60 * 60)
}

extension WriteTransaction {
  /// Begins a session of a customer.
  /// - Parameter isOpening: Whether it begins with the opening of their account.
  func beginSession(of customer: CustomerID, at now: Timestamp, isOpening: Bool = false) throws -> SessionGrant {
    let number = try nextNumber(in: "SELECT MAX(rowid) AS last FROM session")
    let (handle, tokens) = ("end-of-session-\(number)", SessionTokens(ofSession: number, afterExchanges: 0))
    try execute(
      """
      INSERT INTO session (rowid, handle, customer, exchanges, refresh, access, exchanged_at, is_opening)
      VALUES (?, ?, ?, 0, ?, ?, ?, ?)
      """, number, handle, customer.text, tokens.refresh, tokens.access, now.secondsSince1970, isOpening ? 1 : 0)
    return SessionGrant(PersonID(customer.text), tokens: tokens, revocation: handle)
  }

  /// Returns the session that began with the opening of an account, if nobody has used its refresh token.
  func unusedSession(of customer: CustomerID) throws -> SessionGrant? {
    let rows = try query(
      "SELECT rowid AS number, handle FROM session WHERE customer = ? AND is_opening = 1 AND exchanges = 0 AND has_ended = 0",
      customer.text)
    return try rows.first.map { row in
      SessionGrant(
        PersonID(customer.text), tokens: SessionTokens(ofSession: try row["number"], afterExchanges: 0),
        revocation: try row["handle"])
    }
  }

  /// Exchanges a refresh token; the former one is taken again until the new one was used.
  /// - Returns: nil if the token is refused for good.
  func exchange(_ token: String, at now: Timestamp) throws -> SessionTokens? {
    let rows = try query(
      """
      SELECT rowid AS number, exchanges, exchanged_at FROM session WHERE (refresh = ? OR former = ?) AND has_ended = 0
      """, token, token)
    guard let row = rows.first,
      Int64(now.secondsSince1970) < (try row["exchanged_at"] as Int64) + SessionTimes.refresh.components.seconds
    else { return nil }
    let (number, exchanges): (Int, Int) = (try row["number"], try row["exchanges"] + 1)
    let tokens = SessionTokens(ofSession: number, afterExchanges: exchanges)
    try execute(
      "UPDATE session SET exchanges = ?, refresh = ?, former = ?, access = ?, exchanged_at = ? WHERE rowid = ?",
      exchanges, tokens.refresh, token, tokens.access, now.secondsSince1970, number)
    return tokens
  }

  /// Ends a session.
  /// - Returns: Whether it was known.
  func endSession(_ handle: String) throws -> Bool {
    try execute("UPDATE session SET has_ended = 1 WHERE handle = ? AND has_ended = 0", handle) == 1
  }

  func endSessions() throws { try execute("UPDATE session SET has_ended = 1") }
}

extension ReadTransaction {
  /// Returns the customer whose access token it is.
  /// - Throws: `UnknownOutcome.signInNeeded` for a token that is not valid.
  func customer(of accessToken: String, at now: Timestamp) throws -> CustomerID {
    let latest = now.secondsSince1970 - SessionTimes.access.components.seconds
    let rows = try query(
      "SELECT customer FROM session WHERE access = ? AND has_ended = 0 AND exchanged_at > ?", accessToken, latest)
    guard let row = rows.first else { throw TransferServiceError.unknown(.signInNeeded) }
    return CustomerID(try row["customer"])
  }
}

extension ReadTransaction {
  /// Returns the number of the session with an access token.
  func session(of accessToken: String) throws -> Int? {
    try query("SELECT rowid AS number FROM session WHERE access = ?", accessToken).first?["number"]
  }

  /// Returns the access token that the exchange of a refresh token replaces; nil if it is not valid any more.
  func presentAccess(of refreshToken: String, at now: Timestamp) throws -> String? {
    let latest = now.secondsSince1970 - SessionTimes.access.components.seconds
    return try query(
      "SELECT access FROM session WHERE (refresh = ?1 OR former = ?1) AND has_ended = 0 AND exchanged_at > ?2",
      refreshToken, latest
    ).first?["access"]
  }
}

extension SessionTokens {
  /// Those of a sandbox can be guessed.
  fileprivate init(ofSession number: Int, afterExchanges count: Int) {
    let name = "session-\(number)-exchange-\(count)-of-the-sandbox"
    self.init(access: "access-\(name)", refresh: "refresh-\(name)")
  }
}
