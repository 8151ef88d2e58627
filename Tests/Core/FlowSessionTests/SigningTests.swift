import FlowKit
import FlowSession
import FlowStorage
import FlowTesting
import SessionDoubles
import Testing

/// Signing in and out.
@MainActor
struct SigningTests {
  /// Catches a record that names a secret which is not there yet.
  @Test func `a sign-in stores the secret first, and all the rest in one transaction`() async throws {
    let app = try await SessionTest(signedIn: nil)
    let before = await app.database.commitCount
    let grant = await app.service.signIn(.ada)

    try await app.session.begin(grant, storing: [app.note.setting("hers")])

    #expect(await app.database.commitCount == before + 1)
    #expect(app.session.status == .valid(.ada))
    #expect(app.note.load() == "hers")
    #expect(app.secrets.log.value == ["write generation 1 0"])
    #expect(app.service.count(of: .refresh) == 0)
    #expect(try await app.call() == .ada)
  }

  /// Catches half a session: a record without the person's data, or a secret that stays.
  @Test func `a sign-in that cannot be stored changes nothing, and ends at the service`() async throws {
    let app = try await SessionTest(signedIn: nil)
    await app.database.limitCommits(to: await app.database.commitCount)
    let grant = await app.service.signIn(.ada)

    await #expect(throws: SessionError.notStored(.closed)) {
      try await app.session.begin(grant, storing: [app.note.setting("hers")])
    }
    await app.database.limitCommits(to: nil)
    await app.settle()

    #expect(app.session.status == .none)
    #expect(app.note.load() == nil)
    #expect(try await app.secrets.generations() == [])
    #expect(app.service.server.open == [])
    try await app.relaunch()
    #expect(app.session.status == .none)
  }

  @Test func `a sign-in whose secret cannot be stored changes nothing, and ends at the service`() async throws {
    let app = try await SessionTest(signedIn: nil)
    app.secrets.faults.value.writing = .full
    let grant = await app.service.signIn(.ada)

    await #expect(throws: SessionError.secretNotStored(.full)) { try await app.session.begin(grant) }
    await app.settle()

    #expect(app.session.status == .none)
    #expect(app.service.server.open == [])
  }

  /// Catches somebody who is signed in although they have given up, and a session that only the service knows.
  @Test func `a sign-in that is given up before it is stored changes nothing, and ends at the service`() async throws {
    let app = try await SessionTest(signedIn: nil)
    let grant = await app.service.signIn(.ada)
    let signIn = Task { try await app.session.begin(grant, storing: [app.note.setting("hers")]) }

    signIn.cancel()

    await #expect(throws: SessionError.declined) { try await signIn.value }
    await app.settle()
    #expect(app.session.status == .none)
    #expect(app.note.load() == nil)
    #expect(try await app.secrets.generations() == [])
    #expect(app.service.server.open == [])
  }

  /// Catches half a session: another person's data may be forgotten by then.
  @Test func `a sign-in that is given up while it is being stored signs in`() async throws {
    let app = try await SessionTest()
    let gate = TestAnswer<Void>()
    let grant = await app.service.signIn(.grace)
    app.secrets.faults.value.gate = gate
    let signIn = Task { try await app.session.begin(grant, storing: [app.note.setting("hers")]) }
    await gate.asked()

    signIn.cancel()
    gate.give(())
    app.secrets.faults.value.gate = nil
    try await signIn.value
    await app.settle()

    #expect(app.session.status == .valid(.grace))
    #expect(app.note.load() == "hers")
    #expect(app.service.server.open.map(\.person) == [.grace])
  }

  /// Catches a second sign-in that costs the first session although it failed.
  @Test func `a failed sign-in above an expired session leaves it expired`() async throws {
    let app = try await SessionTest()
    app.service.server.endSessions()
    _ = await app.failure()
    await app.database.limitCommits(to: await app.database.commitCount)
    let grant = await app.service.signIn(.ada)

    await #expect(throws: SessionError.self) { try await app.session.begin(grant) }
    await app.database.limitCommits(to: nil)

    #expect(app.session.status == .expired(.ada))
    #expect(app.note.load() == "Ada Lovelace's note")
  }

  @Test func `signing in again replaces the session, and the former one ends at the service`() async throws {
    let app = try await SessionTest()

    try await app.signIn(.ada)

    #expect(app.service.server.open.count == 1)
    #expect(try await app.secrets.generations() == [SecretGeneration("generation 2")])
    #expect(try await app.call() == .ada)
  }

  /// Catches another person who finds the former one's data, and a kill between its end and the next one's beginning.
  @Test func `another person's sign-in forgets the former one in the same transaction`() async throws {
    let app = try await SessionTest()
    let observer = RecordingObserver(app.session, app.note)
    let draft = try await SQLiteDocument<String>(named: "draft", title: "draft", of: .person, in: app.database)
    await draft.set("Ada's draft")
    let before = await app.database.commitCount
    let grant = await app.service.signIn(.grace)

    try await app.session.begin(grant, storing: [app.note.setting("Grace's")])
    let transactions = await app.database.commitCount - before
    await app.settle()

    // The second one notes that the files have no traces any more.
    #expect(transactions == 2)
    #expect(draft.load() == nil)
    #expect(app.note.load() == "Grace's")
    #expect(
      observer.log == [
        "forgets, with Ada Lovelace's note", "valid(Ada Lovelace) -> valid(Grace Hopper)", "has forgotten",
      ])
    #expect(app.service.server.open.map(\.person) == [.grace])
    try await app.relaunch()
    #expect(try await app.call() == .grace)
  }

  /// Catches a sign-out that needs the network, and one that leaves the secret or the data.
  @Test func `a sign-out offline forgets everything at once, and is reported to the service later`() async throws {
    let app = try await SessionTest()
    let observer = RecordingObserver(app.session, app.note)
    app.service.revokeFaults = [.before(.offline), .before(.failed)]
    let before = await app.database.commitCount

    try await app.session.signOut(storing: [])
    let transactions = await app.database.commitCount - before
    await app.settle()
    let open = app.service.server.open.count
    try await app.relaunch()
    let later = app.service.server.open.count
    await app.session.readAgain()
    await app.settle()

    #expect(transactions == 2)
    #expect(app.session.status == .none)
    #expect(observer.log == ["forgets, with Ada Lovelace's note", "valid(Ada Lovelace) -> none", "has forgotten"])
    #expect(app.note.load() == nil)
    #expect(try await app.secrets.generations() == [])
    #expect([open, later] == [1, 1])
    #expect(app.service.server.open == [])
    #expect(await app.failure() == .signedOut)
  }

  /// Catches a revocation that is sent for ever, and one that is sent twice at once.
  @Test func `a revocation is sent until the service knows of it, or knows nothing of the session`() async throws {
    let app = try await SessionTest()
    app.service.server.endSessions()
    try await app.session.signOut()
    await app.session.readAgain()
    await app.session.readAgain()
    await app.settle()
    try await app.relaunch()

    #expect(app.service.count(of: .revoke) == 1)
  }

  @Test func `a sign-out that cannot be stored signs nobody out`() async throws {
    let app = try await SessionTest()
    await app.database.limitCommits(to: await app.database.commitCount)

    await #expect(throws: SessionError.notStored(.closed)) { try await app.session.signOut() }
    await app.database.limitCommits(to: nil)

    #expect(app.session.status == .valid(.ada))
    #expect(try await app.call() == .ada)
    try await app.relaunch()
    #expect(try await app.call() == .ada)
    #expect(app.service.count(of: .revoke) == 0)
  }

  /// Catches a secret that the next session on this device is found with.
  @Test func `a secret that cannot be removed at the sign-out is swept later`() async throws {
    let app = try await SessionTest()
    app.secrets.faults.value.reading = .unreadable(.locked)
    try await app.signOut()
    app.secrets.faults.value.reading = nil
    let left = try await app.secrets.generations().count

    try await app.relaunch()

    #expect(left == 1)
    #expect(try await app.secrets.generations() == [])
    #expect(app.session.status == .none)
  }

  /// Catches an app that forgets the person without the session, which would still make their calls.
  @Test func `a person who is forgotten without the session is signed out all the same`() async throws {
    let app = try await SessionTest()

    try await app.database.forget(.person)
    await app.settle()

    #expect(app.session.status == .none)
    #expect(await app.failure() == .signedOut)
    #expect(try await app.secrets.generations() == [])
    #expect(app.service.server.open == [])
  }

  /// Catches a lock that is reported as a change of the session: an observer would act as if the person had signed in.
  @Test func `the lock changes neither the session nor its calls`() async throws {
    let app = try await SessionTest()
    let observer = RecordingObserver(app.session, app.note)

    app.session.setLock(.locked)
    app.session.setLock(.locked)
    let locked = (status: app.session.status, lock: app.session.lock, person: try await app.call())
    app.session.setLock(.open)

    #expect(locked.status == .valid(.ada) && locked.lock == .locked && locked.person == .ada)
    #expect(app.session.lock == .open)
    #expect(observer.log == ["locked", "open"])
  }
}

/// Records the reports of a session, and the stored note before the person is forgotten.
@MainActor
private final class RecordingObserver: SessionObserver {
  private(set) var log: [String] = []
  private let session: Session
  private let note: SQLiteDocument<String>

  init(_ session: Session, _ note: SQLiteDocument<String>) {
    self.session = session
    self.note = note
    session.observe(self)
  }

  func sessionWillForgetPerson() { log.append("forgets, with \(note.load() ?? "nothing")") }

  func sessionDidForgetPerson(_ error: SessionError?) { log.append(error.map { "\($0)" } ?? "has forgotten") }

  func sessionDidChange(from former: SessionStatus) {
    log.append("\(Self.text(former)) -> \(Self.text(session.status))")
  }

  func sessionLockDidChange() { log.append("\(session.lock)") }

  private static func text(_ status: SessionStatus) -> String {
    switch status {
    case .none: "none"
    case .valid(let person): "valid(\(person.name))"
    case .expired(let person): "expired(\(person.name))"
    case .unreadable: "unreadable"
    }
  }
}
