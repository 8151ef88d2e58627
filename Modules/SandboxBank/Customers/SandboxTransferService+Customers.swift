public import Contact
import FlowFaults
public import FlowSession
import FlowStorage
public import Foundation
public import SignIn
public import Transfer

// The bank's customers: their records, sign-ins and sessions.

extension SandboxTransferService: SessionService {
  public func signIn(_ way: SignInWay) async throws(SignInError) -> SessionGrant {
    try await ask(.signIn) { [admissions] books, now in
      let answer = try books.signIn(way, at: now)
      admissions.didTry(way.code, for: .signIn, of: way.email, at: now, answer.error)
      return answer
    }
  }

  public func refresh(_ token: String) async throws(SessionServiceError) -> SessionTokens {
    let tokens: SessionTokens?
    do throws(TransferServiceError) {
      tokens = try await write(.refresh, by: .anybody) { [admissions] books, visit in
        admissions.willReplace(try books.reader.presentAccess(of: token, at: visit.time))
        return try books.exchange(token, at: visit.time)
      }
    } catch {
      throw SessionServiceError(error)
    }
    guard let tokens else { throw .invalidGrant }
    return tokens
  }

  public func revoke(_ handle: String) async throws(SessionServiceError) {
    let isKnown: Bool
    do throws(TransferServiceError) {
      isKnown = try await write(.revocation, by: .anybody) { books, _ in try books.endSession(handle) }
    } catch {
      throw SessionServiceError(error)
    }
    if !isKnown { throw .refused(404) }
  }
}

// MARK: - CodeService

extension SandboxTransferService: CodeService {
  public var codeLifetime: Int { Int(CodeRules.lifetime / 60) }

  public func sendCode(for credentials: Credentials) async throws(SignInError) {
    try await send(.signIn, to: credentials.email) { books, now in
      try books.sendSignInCode(for: credentials, at: now)
    }
  }

  public func sendPasswordCode(to email: EmailAddress) async throws(SignInError) {
    try await send(.password, to: email) { books, now in try books.sendPasswordCode(to: email, at: now) }
  }

  public func setPassword(
    _ password: Password, of email: EmailAddress, with code: SignInCode
  ) async throws(SignInError) {
    try await ask(.password) { [admissions] books, now in
      let answer = try books.setPassword(password, of: email, with: code, at: now)
      admissions.didTry(code, for: .password, of: email, at: now, answer.error)
      return answer
    }
  }

  private func send(
    _ purpose: CodePurpose, to email: EmailAddress,
    _ work: @escaping @Sendable (borrowing WriteTransaction, Timestamp) throws -> Result<String?, SignInError>
  ) async throws(SignInError) {
    _ = try await ask(.code) { [admissions, inbox] books, now in
      let answer = try work(books, now)
      if case .success(let digits) = answer {
        admissions.didSend(digits, for: purpose, to: email, at: now)
        // The mail arrives, even if the answer does not.
        if let digits { inbox.receive(digits) }
      }
      return answer
    }
  }
}

// MARK: - Accounts

extension SandboxTransferService {
  /// Opens the account of a customer, or changes their record; a repeated call has the same answer, until its refresh token was used.
  /// - Parameters:
  ///   - id: The customer's identifier, which their app has made.
  ///   - email: Their e-mail address, which no other customer has.
  ///   - record: The app's data about them, which the bank does not interpret.
  public func openAccount(
    _ id: UUID, of email: EmailAddress, record: Data
  ) async throws(SignInError) -> SessionGrant {
    let id = CustomerID(id.uuidString.lowercased())
    return try await ask(.account) { books, now in try books.openAccount(id, of: email, record: record, at: now) }
  }

  /// Returns the record of the customer whose token the calls have: ``authorized(by:)``.
  public func customerRecord() async throws(TransferServiceError) -> Data {
    try await read(.record) { books, visit in try books.record(of: visit.customer) }
  }

  /// Replaces the record of the customer whose token the calls have; a repeated call changes nothing.
  public func changeRecord(to record: Data) async throws(TransferServiceError) {
    try await write(.account) { books, visit in try books.changeRecord(of: visit.customer, to: record) }
  }

  /// Ends all sessions: the next call with a token is refused, and so is its refresh token.
  /// - Throws: `DatabaseError`.
  public func endSessions() async throws { try await database.write { try $0.endSessions() } }
}

// MARK: - Over a network

extension SandboxTransferService {
  /// Returns the bank for a call of a customer over a network, which has no faults here.
  ///
  /// Another customer's objects are missing in each call that takes an identifier.
  /// - Parameters:
  ///   - customer: The name of the customer, whom the network's end has checked.
  ///   - clock: The time of the call; by default, the bank's.
  ///   - bounces: Whether the money of a transfer that it creates is returned later.
  public func serving(
    _ customer: String, at clock: (any TransferClock)? = nil, bounces: Bool = false
  ) -> SandboxTransferService {
    let faults = BankFaults(clock: BankClock(clock: clock ?? self.clock))
    if bounces { faults.apply(.next(1, .transfer, .varies(BankCall.bounces))) }
    return connected(by: faults.connect(), for: CustomerID(customer))
  }

  /// Returns the name of the customer whose calls these are; the empty text for an app that has opened no account.
  /// - Parameter time: The time of the call.
  public func customerName(at time: Timestamp) async throws(TransferServiceError) -> String {
    try await name(of: caller, at: time)
  }
}

extension SandboxTransferService {
  /// Performs a call whose refusals are counted, so they are no errors of its transaction.
  private func ask<Reply: Sendable>(
    _ call: BankCall,
    _ work: @escaping @Sendable (borrowing WriteTransaction, Timestamp) throws -> Result<Reply, SignInError>
  ) async throws(SignInError) -> Reply {
    let answer: Result<Reply, SignInError>
    do throws(TransferServiceError) {
      answer = try await write(call, by: .anybody) { books, visit in try work(books, visit.time) }
    } catch {
      throw SignInError(error)
    }
    return try answer.get()
  }
}

// MARK: - Errors

extension SessionServiceError {
  /// Creates the error of a call for a session.
  public init(_ error: TransferServiceError) {
    switch error {
    case .refused(let refusal): self = .refused(refusal.code)
    case .unknown(.signInNeeded): self = .refused(401)
    case .unknown(.timedOut), .unknown(.requestTimeout): self = .timedOut
    case .unknown(.offline), .unknown(.connectionLost): self = .offline
    case .unknown(.tooManyRequests): self = .busy
    case .unknown(.serverError): self = .failed
    case .unknown(.unreadableReply): self = .unreadableAnswer
    }
  }
}

extension Result {
  fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}

extension SignInError {
  fileprivate init(_ error: TransferServiceError) {
    switch error {
    case .unknown(.offline), .unknown(.connectionLost): self = .offline
    case .unknown(.timedOut), .unknown(.requestTimeout): self = .timedOut
    case .unknown(.tooManyRequests): self = .busy
    case .refused, .unknown(.signInNeeded), .unknown(.serverError), .unknown(.unreadableReply): self = .failed
    }
  }
}
