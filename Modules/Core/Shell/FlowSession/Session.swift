public import FlowStorage
public import Foundation

/// The session of the person on this device: the signed-in person, and the tokens for calls to the app's service.
///
/// The composition root makes one a process. Services ask it for tokens, those above the features observe it, and features do not
/// know of it. It works without a scene.
@MainActor
public final class Session {
  public private(set) var status = SessionStatus.none
  public private(set) var lock = SessionLock.open {
    didSet { if lock != oldValue { reportLock() } }
  }
  /// Asks the person to sign in for a call; nil if the app does not show SignIn.
  public weak var signInPresenter: (any SignInPresenter)?

  private let service: any SessionService
  private let storage: SessionStorage
  private let makeGeneration: @MainActor () -> String
  private let isProtectedDataAvailable: @MainActor () -> Bool
  private var tokens: CurrentTokens?
  /// The exchange of tokens, which all calls of their session await that need new ones.
  private var refresh: (generation: SecretGeneration, task: Task<Result<AccessToken, SessionError>, Never>)?
  private var lastChange: Task<Void, Never>?
  private var isRevoking = false
  private var observers: [WeakObserver] = []

  private struct WeakObserver { weak var observer: (any SessionObserver)? }

  private init(
    _ service: any SessionService, _ storage: SessionStorage, _ makeGeneration: @escaping @MainActor () -> String,
    _ isProtectedDataAvailable: @escaping @MainActor () -> Bool
  ) {
    self.service = service
    self.storage = storage
    self.makeGeneration = makeGeneration
    self.isProtectedDataAvailable = isProtectedDataAvailable
  }

  /// Reads the stored session, and removes the remains of killed processes.
  /// - Parameters:
  ///   - service: The app's service.
  ///   - database: The app's database, which names the person.
  ///   - secrets: The store for the refresh token.
  ///   - isProtectedDataAvailable: Whether the device was unlocked since it was started: `UIApplication.isProtectedDataAvailable`.
  ///   - makeGeneration: Makes a name that no session had before.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public static func open(
    _ service: any SessionService, in database: SQLiteDatabase, secrets: any SecretStore,
    isProtectedDataAvailable: @escaping @MainActor () -> Bool = { true },
    makeGeneration: @escaping @MainActor () -> String = { UUID().uuidString }
  ) async throws -> Session {
    let storage = try await SessionStorage(in: database, secrets: secrets)
    let session = Session(service, storage, makeGeneration, isProtectedDataAvailable)
    await storage.observeForgetting { [weak session] in await session?.didForget() }
    await storage.removeLeftTraces()
    await session.readAgain()
    return session
  }

  /// Reads an unreadable session again; call it when protected data becomes available, and when a scene becomes active.
  public func readAgain() async {
    await inOrder { [self] in await read() }
    sendRevocations()
  }

  private func read() async {
    // The tokens of this process are newer than the stored ones.
    guard tokens == nil else { return await storage.sweep() }
    switch await storage.read(isProtectedDataAvailable: isProtectedDataAvailable()) {
    case .none: become(.none)
    case .unreadable(let reason): become(.unreadable(reason))
    case .expired(let record): become(.expired(record.person))
    case .valid(let found):
      tokens = found
      become(.valid(found.person))
    }
    await storage.sweep()
  }

  /// Everything of the person was forgotten, perhaps by somebody who does not know of the session.
  private func didForget() async {
    let isNew = await inOrder { [self] in
      guard storage.current == nil, tokens != nil || status.person != nil else { return false }
      tokens = nil
      become(.none)
      await storage.sweep()
      return true
    }
    if isNew { sendRevocations() }
  }

  // MARK: Observing

  /// Adds an observer, which is not retained.
  public func observe(_ observer: any SessionObserver) {
    observers = observers.filter { $0.observer != nil } + [WeakObserver(observer: observer)]
  }

  private func become(_ status: SessionStatus) {
    let former = self.status
    self.status = status
    if status != former { report(from: former) }
    if status == .none { lock = .open }
  }

  private func reportForgetting(_ error: SessionError?) {
    for one in observers { one.observer?.sessionDidForgetPerson(error) }
  }

  private func report(from former: SessionStatus) {
    for one in observers { one.observer?.sessionDidChange(from: former) }
  }

  private func reportLock() {
    for one in observers { one.observer?.sessionLockDidChange() }
  }

  /// Covers or uncovers the app, while calls and flows continue; it stays open while nobody is signed in.
  public func setLock(_ lock: SessionLock) { self.lock = status == .none ? .open : lock }

  /// Makes changes of the stored state one after the other, also if their callers were cancelled.
  private func inOrder<Value: Sendable>(_ change: @escaping @MainActor () async -> Value) async -> Value {
    let task = Task { [lastChange] in
      await lastChange?.value
      return await change()
    }
    lastChange = Task { _ = await task.value }
    return await task.value
  }
}

// MARK: - Tokens

extension Session {
  /// Performs a call with a token, and repeats it once with a newer one if the service has refused the token.
  /// - Parameters:
  ///   - caller: The caller: for an act of the person, the call waits until they have signed in.
  ///   - failure: Makes the call's error of one of the session.
  ///   - body: The call, with the same idempotency key each time.
  nonisolated public func call<Value: Sendable, Failure: Error>(
    by caller: SessionCaller, failingWith failure: (SessionError) -> Failure,
    _ body: (AccessToken) async throws(Failure) -> SessionAnswer<Value>
  ) async throws(Failure) -> Value {
    let first: AccessToken
    do throws(SessionError) { first = try await token(for: caller) } catch { throw failure(error) }
    if case .answered(let value) = try await body(first) { return value }
    let second: AccessToken
    do throws(SessionError) { second = try await token(for: caller, after: first) } catch { throw failure(error) }
    if case .answered(let value) = try await body(second) { return value }
    throw failure(.refused)
  }

  /// Returns a token for a call.
  public func token(for caller: SessionCaller) async throws(SessionError) -> AccessToken {
    try await token(for: caller, of: storage.current?.person)
  }

  /// Returns a token for the same call again, after the service has refused one (401): the present token if it is newer, otherwise
  /// a new one, which the session asks for once, whatever the number of calls.
  public func token(for caller: SessionCaller, after refused: AccessToken) async throws(SessionError) -> AccessToken {
    if tokens?.accessToken == refused { tokens?.access = nil }
    return try await token(for: caller, of: refused.person)
  }

  /// - Parameter person: The person whose call it is; nil if nobody was signed in when it began.
  private func token(for caller: SessionCaller, of person: PersonID?) async throws(SessionError) -> AccessToken {
    var hasAsked = false
    if case .unreadable = status { await readAgain() }
    while true {
      // Another person has signed in since, or this one has signed out.
      if let person, person != status.person, status.isReadable { throw .declined }
      switch status {
      case .valid:
        if let token = tokens?.accessToken { return token }
        switch await refreshedToken() {
        case .success(let token): return token
        case .failure(.expired) where caller == .person && !hasAsked: break
        // The same person has signed in again meanwhile.
        case .failure(.declined) where person == status.person: break
        case .failure(let error): throw error
        }
      case .unreadable(let reason):
        guard caller == .person, !reason.canPass, !hasAsked else { throw .unreadable(reason) }
        try await waitForSignIn()
        hasAsked = true
      case .none, .expired:
        guard caller == .person, !hasAsked else { throw status == .none ? .signedOut : .expired }
        try await waitForSignIn()
        hasAsked = true
      }
    }
  }

  private func waitForSignIn() async throws(SessionError) {
    guard let signInPresenter else { throw status == .none ? .signedOut : .expired }
    guard await signInPresenter.waitForSignIn() else { throw .declined }
  }

  /// Exchanges the tokens, or waits for the exchange that is under way.
  private func refreshedToken() async -> Result<AccessToken, SessionError> {
    guard let tokens else { return .failure(.expired) }
    // One that hangs for a session that has ended holds nobody up.
    if let refresh, refresh.generation == tokens.generation { return await refresh.task.value }
    let task = Task { await exchange(tokens) }
    refresh = (tokens.generation, task)
    return await task.value
  }

  private func exchange(_ former: CurrentTokens) async -> Result<AccessToken, SessionError> {
    defer { if refresh?.generation == former.generation { refresh = nil } }
    if !former.isStored { await inOrder { [self] in await store() } }
    let answer: Result<SessionTokens, SessionServiceError>
    do throws(SessionServiceError) {
      answer = .success(try await service.refresh(former.refresh))
    } catch {
      answer = .failure(error)
    }
    return await inOrder { [self] in await take(answer, for: former) }
  }

  /// Takes the answer to an exchange, unless the session has ended meanwhile.
  private func take(
    _ answer: Result<SessionTokens, SessionServiceError>, for former: CurrentTokens
  ) async -> Result<AccessToken, SessionError> {
    guard var present = tokens, present.generation == former.generation else { return .failure(.declined) }
    switch answer {
    case .success(let new):
      (present.refresh, present.access) = (new.refresh, new.access)
      present.number += 1
      present.isStored = false
      tokens = present
      await store()
      return tokens?.accessToken.map { .success($0) } ?? .failure(.expired)
    case .failure(.invalidGrant):
      tokens = nil
      become(.expired(present.person))
      await storage.storeExpiry()
      return .failure(.expired)
    case .failure(let error): return .failure(.service(error))
    }
  }

  /// Stores the present refresh token; if that fails, the next exchange tries again first.
  private func store() async {
    guard let present = tokens, !present.isStored else { return }
    do throws(SecretError) {
      let number = try await storage.store(present)
      if tokens?.number == present.number, tokens?.generation == present.generation {
        tokens?.number = number
        tokens?.isStored = true
      }
    } catch {
      // The process continues with the newer one. If it is killed, the service takes the former one again, or the session expires.
    }
  }
}

extension SessionStatus {
  fileprivate var isReadable: Bool { if case .unreadable = self { false } else { true } }
}

// MARK: - Signing in and out

extension Session {
  /// Begins a session with the service's answer to a sign-in.
  ///
  /// If another person was signed in, or it is not known who, everything of the person is forgotten in the same transaction.
  /// A task that was cancelled before has given the sign-in up; cancelling it later has no effect.
  /// - Parameters:
  ///   - grant: The answer.
  ///   - changes: Further changes in the same transaction, such as the person's record.
  /// - Throws: `SessionError` if it cannot be stored, or was given up; the former session continues, and the new one is revoked.
  public func begin(_ grant: SessionGrant, storing changes: [StoredChange] = []) async throws(SessionError) {
    let isGivenUp = Task.isCancelled
    let result = await inOrder { [self] in
      isGivenUp ? await withdraw(grant) : await store(grant, with: changes)
    }
    sendRevocations()
    try result.get()
  }

  private func store(_ grant: SessionGrant, with changes: [StoredChange]) async -> Result<Void, SessionError> {
    let new = CurrentTokens(grant, SecretGeneration(makeGeneration()))
    let isOther = storage.isUnreadable || storage.current.map { $0.person != grant.person } == true
    if isOther { for one in observers { one.observer?.sessionWillForgetPerson() } }
    do throws(SessionError) {
      try await storage.begin(new, forgettingOthers: isOther, with: changes)
    } catch {
      if isOther { reportForgetting(error) }
      await storage.withdraw(new, after: error)
      return .failure(error)
    }
    tokens = new
    become(.valid(grant.person))
    if isOther { reportForgetting(nil) }
    await storage.sweep()
    return .success(())
  }

  private func withdraw(_ grant: SessionGrant) async -> Result<Void, SessionError> {
    await storage.withdraw(CurrentTokens(grant, SecretGeneration(makeGeneration())), after: .declined)
    return .failure(.declined)
  }

  /// Signs the person out: forgets everything that is theirs in one transaction, and then the secret.
  ///
  /// The service is informed when it can be reached.
  /// - Parameter changes: Further changes in the same transaction.
  /// - Throws: `SessionError` if it cannot be stored; the person is signed in as before.
  public func signOut(storing changes: [StoredChange] = []) async throws(SessionError) {
    let result = await inOrder { [self] in await forget(with: changes) }
    sendRevocations()
    try result.get()
  }

  private func forget(with changes: [StoredChange]) async -> Result<Void, SessionError> {
    for one in observers { one.observer?.sessionWillForgetPerson() }
    do throws(SessionError) {
      try await storage.forget(with: changes)
    } catch {
      reportForgetting(error)
      return .failure(error)
    }
    tokens = nil
    become(.none)
    reportForgetting(nil)
    return .success(())
  }

  /// Ends sessions at the service that have ended here; an unsent end stays for the next time.
  private func sendRevocations() {
    guard !isRevoking, !storage.pendingRevocations.isEmpty else { return }
    isRevoking = true
    Task {
      for handle in storage.pendingRevocations { await send(handle) }
      isRevoking = false
    }
  }

  private func send(_ handle: SessionLedger.Handle) async {
    do throws(SessionServiceError) {
      try await service.revoke(handle.text)
    } catch {
      // The service does not know it any more.
      if error.canPass { return }
    }
    await storage.didRevoke(handle)
  }
}

/// Shows SignIn for calls that wait for it.
@MainActor
public protocol SignInPresenter: AnyObject {
  /// Waits until the person has signed in, or has declined, for a call of the current flow's work.
  /// - Returns: Whether they have signed in.
  func waitForSignIn() async -> Bool
}
