import Contact
import FlowSession
import FlowStorage
import Foundation
import SignIn
import Transfer

extension WriteTransaction {
  /// Opens the account of a customer, or changes their record, and begins a session, once until its refresh token was used.
  ///
  /// Their app's earlier quotes, recipients, transfers and account entries become theirs.
  func openAccount(
    _ id: CustomerID, of email: EmailAddress, record: Data, at now: Timestamp
  ) throws -> Result<SessionGrant, SignInError> {
    let owner = try query("SELECT id FROM customer WHERE email = ?", email.key).first
    if let owner, try owner["id"] != id.text { return .failure(.emailTaken) }
    try execute(
      """
      INSERT INTO customer (id, email, record) VALUES (?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET email = excluded.email, record = excluded.record
      """, id.text, email.key, record)
    for table in ["quote", "recipient", "transfer", "entry"] {
      try execute("UPDATE OR IGNORE \(table) SET customer = ? WHERE customer = ''", id.text)
    }
    // The answer to the first call may have been lost.
    return .success(try unusedSession(of: id) ?? beginSession(of: id, at: now, isOpening: true))
  }

  func changeRecord(of customer: CustomerID, to record: Data) throws {
    let count = try execute("UPDATE customer SET record = ? WHERE id = ?", record, customer.text)
    guard count == 1 else { throw TransferServiceError.missing("customer") }
  }

  /// Checks a password, if there is one, and sends a code.
  func sendSignInCode(for credentials: Credentials, at now: Timestamp) throws -> Result<String?, SignInError> {
    let email = credentials.email.key
    if let pause = try pause(of: email, at: now) { return .failure(.tooManyAttempts(pause)) }
    let customer = try customer(at: email)
    if let password = credentials.password, customer?.password != password.text {
      try countFailure(of: email, at: now)
      return .failure(.wrongPassword)
    }
    return try sendCode(to: email, for: .signIn, isKnown: customer != nil, at: now)
  }

  func sendPasswordCode(to email: EmailAddress, at now: Timestamp) throws -> Result<String?, SignInError> {
    try sendCode(to: email.key, for: .password, isKnown: try customer(at: email.key) != nil, at: now)
  }

  func signIn(_ way: SignInWay, at now: Timestamp) throws -> Result<SessionGrant, SignInError> {
    let email = way.email.key
    if let pause = try pause(of: email, at: now) { return .failure(.tooManyAttempts(pause)) }
    let customer = try customer(at: email)
    if case .password(_, let password, _) = way, customer?.password != password.text {
      try countFailure(of: email, at: now)
      return .failure(.wrongPassword)
    }
    if let problem = try useCode(way.code, of: email, for: .signIn, at: now) {
      if problem == .wrongCode { try countFailure(of: email, at: now) }
      return .failure(problem)
    }
    guard let customer else { return .failure(.wrongCode) }
    if case .code = way, customer.password != nil { return .failure(.passwordNeeded) }
    try forgetFailures(of: email)
    return .success(try beginSession(of: customer.id, at: now))
  }

  func setPassword(
    _ password: Password, of email: EmailAddress, with code: SignInCode, at now: Timestamp
  ) throws -> Result<Void, SignInError> {
    let key = email.key
    if let pause = try pause(of: key, at: now) { return .failure(.tooManyAttempts(pause)) }
    if let problem = try useCode(code, of: key, for: .password, at: now) {
      if problem == .wrongCode { try countFailure(of: key, at: now) }
      return .failure(problem)
    }
    try execute("UPDATE customer SET password = ? WHERE email = ?", password.text, key)
    try forgetFailures(of: key)
    return .success(())
  }

  /// - Parameter email: The comparison key of an e-mail address.
  private func customer(at email: String) throws -> (id: CustomerID, password: String?)? {
    try query("SELECT id, password FROM customer WHERE email = ?", email).first.map { row in
      (CustomerID(try row["id"]), try row["password"])
    }
  }
}

extension ReadTransaction {
  func record(of customer: CustomerID) throws -> Data {
    guard let row = try query("SELECT record FROM customer WHERE id = ?", customer.text).first else {
      throw TransferServiceError.missing("customer")
    }
    return try row["record"]
  }
}

extension SignInWay {
  var code: SignInCode {
    switch self {
    case .password(_, _, let code), .code(_, let code): code
    }
  }
}

extension EmailAddress {
  /// Addresses with the same key are the same address.
  var key: String { text.lowercased().precomposedStringWithCanonicalMapping }
}
