import FlowLocalization
import FlowStorage

/// The stored part of a session: its record and its ledger in the database, and its secret outside of it.
///
/// A secret is stored before the record that names it, and removed after it, so that a kill leaves a secret too many, which is
/// swept, and never a record without its secret.
@MainActor
final class SessionStorage {
  /// The stored session as a reading finds it.
  enum Found {
    case none
    case unreadable(UnreadableSession)
    case expired(SessionRecord)
    case valid(CurrentTokens)
  }

  private let database: SQLiteDatabase
  private let secrets: any SecretStore
  private let record: SQLiteDocument<SessionRecord>
  private let ledger: SQLiteDocument<SessionLedger>

  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase, secrets: any SecretStore) async throws {
    self.database = database
    self.secrets = secrets
    record = try await SQLiteDocument(
      named: "session", title: "your sign-in", of: .person, in: database, durability: .survivesPowerLoss)
    ledger = try await SQLiteDocument(
      named: "session ledger", title: "sign-ins that have ended", of: .device, in: database,
      durability: .survivesPowerLoss)
  }

  /// Calls a function after everything of the person was forgotten, also by others.
  func observeForgetting(_ observer: @escaping @MainActor @Sendable () async -> Void) async {
    await database.observeForgetting(of: .person) { Task { @MainActor in await observer() } }
  }

  /// Reads the session.
  /// - Parameter isProtectedDataAvailable: Whether a secret that is not there was really not stored.
  func read(isProtectedDataAvailable: Bool) async -> Found {
    guard !record.isUnreadable else { return .unreadable(.record) }
    guard let record = record.load() else { return .none }
    guard !record.isExpired else { return .expired(record) }
    switch await secrets.read(record.generation) {
    case .found(let secret):
      guard let tokens = CurrentTokens(secret, of: record) else { return .unreadable(.secret(.damaged)) }
      return .valid(tokens)
    // A device that a backup was restored to has the record, and no secret.
    case .missing: return isProtectedDataAvailable ? .expired(record) : .unreadable(.secret(.locked))
    case .unreadable(let error): return .unreadable(.secret(error))
    }
  }

  /// The person and the generation that the database names; nil if it names none, or cannot be read.
  var current: SessionRecord? { record.load() }

  var isUnreadable: Bool { record.isUnreadable }

  // MARK: Tokens

  /// Stores the refresh token of the present session, above a late one of a killed process, which is older.
  /// - Returns: Its number in the store.
  @discardableResult
  func store(_ tokens: CurrentTokens) async throws(SecretError) -> Int {
    do throws(SecretError) {
      try await write(tokens)
      return tokens.number
    } catch .superseded {
      guard case .found(let late) = await secrets.read(tokens.generation) else { throw .superseded }
      var newer = tokens
      newer.number = late.number + 1
      try await write(newer)
      return newer.number
    }
  }

  private func write(_ tokens: CurrentTokens) async throws(SecretError) {
    let secret: Secret
    do { secret = try tokens.secret() } catch { throw .damaged }
    try await secrets.write(secret, of: tokens.generation)
  }

  /// Stores that the service has ended the session; if that fails, the next launch asks the service again.
  func storeExpiry() async {
    await record.update { former in
      var record = former
      record?.isExpired = true
      return record
    }
  }

  // MARK: Signing in and out

  /// Stores a new session: its secret first, then everything else in one transaction.
  /// - Parameters:
  ///   - tokens: Its tokens.
  ///   - isOtherPerson: Whether all that is stored of the person is another one's, and is forgotten.
  ///   - changes: The changes in the same transaction.
  func begin(
    _ tokens: CurrentTokens, forgettingOthers isOtherPerson: Bool, with changes: [StoredChange]
  ) async throws(SessionError) {
    do { try await store(tokens) } catch { throw .secretNotStored(error) }
    let (generation, person, revocation) = (tokens.generation, tokens.person, tokens.revocation)
    let all =
      [
        record.setting(SessionRecord(person: person, generation: generation)),
        ledger.changing { former in
          var ledger = former ?? SessionLedger()
          if let revocation { ledger.handles.append(SessionLedger.Handle(generation: generation, text: revocation)) }
          if isOtherPerson { ledger.hasTraces = true }
          return ledger
        },
      ] + changes
    do {
      if isOtherPerson { try await database.forget(.person, with: all) } else { try await database.apply(all) }
    } catch {
      throw .notStored(error as? DatabaseError ?? .closed)
    }
    if isOtherPerson { await removeTraces() }
  }

  /// Removes the secret of a sign-in that was given up or could not be stored, and queues its revocation; nothing if the disk may have its record
  /// after all.
  func withdraw(_ tokens: CurrentTokens, after error: SessionError) async {
    if case .notStored(.outcomeUnknown) = error { return }
    // The next launch sweeps it otherwise.
    do throws(SecretError) { try await secrets.remove(tokens.generation) } catch {}
    guard let text = tokens.revocation else { return }
    await ledger.update { former in
      var ledger = former ?? SessionLedger()
      ledger.handles.append(SessionLedger.Handle(generation: tokens.generation, text: text))
      return ledger
    }
  }

  /// Forgets the person in one transaction, and then removes their secret.
  func forget(with changes: [StoredChange]) async throws(SessionError) {
    let traces = ledger.changing { former in
      var ledger = former ?? SessionLedger()
      ledger.hasTraces = true
      return ledger
    }
    do {
      try await database.forget(.person, with: [traces] + changes)
    } catch {
      throw .notStored(error as? DatabaseError ?? .closed)
    }
    await sweep()
    await removeTraces()
  }

  /// Removes the traces in files that a killed process has left of a forgotten person, or of one who had not signed in yet.
  func removeLeftTraces() async {
    guard ledger.load()?.hasTraces != true else { return await removeTraces() }
    do { try await database.emptyLog() } catch {
      // Another process uses the log, and empties it when it closes the file.
    }
  }

  private func removeTraces() async {
    do { try await database.removeTraces() } catch { return }
    await ledger.update { former in
      var ledger = former
      ledger?.hasTraces = false
      return ledger
    }
  }

  // MARK: Left-over secrets

  /// Removes the secrets of all other generations, and keeps the handles that end their sessions.
  ///
  /// While the record cannot be read, none is removed.
  func sweep() async {
    guard !record.isUnreadable else { return }
    let generation = record.load()?.generation
    do throws(SecretError) {
      let others = try await secrets.generations().filter { $0 != generation }
      for other in others { if await keepHandle(of: other) { try await secrets.remove(other) } }
    } catch .damaged where generation == nil {
      do throws(SecretError) { try await secrets.removeAll() } catch {}
    } catch {
      // The next reading tries again.
    }
  }

  /// - Returns: Whether the secret can be removed.
  private func keepHandle(of generation: SecretGeneration) async -> Bool {
    guard case .found(let secret) = await secrets.read(generation), let text = SessionSecret(secret)?.revocation,
      ledger.load()?.handles.contains(where: { $0.generation == generation }) != true
    else { return true }
    do {
      try await database.apply([
        ledger.changing { former in
          var ledger = former ?? SessionLedger()
          ledger.handles.append(SessionLedger.Handle(generation: generation, text: text))
          return ledger
        }
      ])
      return true
    } catch {
      return false
    }
  }

  // MARK: Revocations

  /// The handles of sessions that have ended on this device, and still have to end at the service.
  var pendingRevocations: [SessionLedger.Handle] {
    guard !record.isUnreadable else { return [] }
    let generation = record.load()?.generation
    return ledger.load()?.handles.filter { $0.generation != generation } ?? []
  }

  func didRevoke(_ handle: SessionLedger.Handle) async {
    await ledger.update { former in
      var ledger = former
      ledger?.handles.removeAll { $0 == handle }
      return ledger
    }
  }
}

extension SessionSecret {
  /// Reads the text of a secret; nil if it is not one of a session.
  fileprivate init?(_ secret: Secret) {
    do { self = try SessionSecret(storedJSON: secret.text) } catch { return nil }
  }
}

extension CurrentTokens {
  /// Reads the tokens of a stored session; nil if the secret is damaged.
  fileprivate init?(_ secret: Secret, of record: SessionRecord) {
    guard let content = SessionSecret(secret) else { return nil }
    self.init(
      generation: record.generation, person: record.person, number: secret.number, refresh: content.refresh,
      revocation: content.revocation, access: nil, isStored: true)
  }

  /// Creates the tokens of a new session.
  init(_ grant: SessionGrant, _ generation: SecretGeneration) {
    self.init(
      generation: generation, person: grant.person, number: 0, refresh: grant.tokens.refresh,
      revocation: grant.revocation, access: grant.tokens.access, isStored: true)
  }
}
