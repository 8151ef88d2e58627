import FlowSession
import FlowStorage
import FlowTesting
import SessionDoubles
import Testing

/// A secret that is there, not there, or cannot be read.
@MainActor
struct ReadingTests {
  private nonisolated static let reasons: [SecretError] = [
    .locked, .notAllowed, .damaged, .full, .failed(5, "input/output error"),
  ]

  /// Catches a device that is not unlocked yet, or a damaged file, that signs people out.
  @Test(arguments: reasons)
  func `an unreadable secret shows nobody, forgets nothing, and is read again when the app becomes active`(
    reason: SecretError
  ) async throws {
    let app = try await SessionTest()
    app.secrets.faults.value.reading = .unreadable(reason)
    try await app.relaunch()
    let status = app.session.status

    let failures = [await app.failure(of: .app), await app.failure(of: .app)]
    app.secrets.faults.value.reading = nil
    await app.session.readAgain()

    #expect(status == .unreadable(.secret(reason)) && status.person == nil)
    #expect(failures == Array(repeating: .unreadable(.secret(reason)), count: 2))
    #expect(app.session.status == .valid(.ada))
    #expect(try await app.call() == .ada)
    #expect(app.note.load() == "Ada Lovelace's note")
    #expect(app.service.count(of: .revoke) == 0)
  }

  @Test func `a call reads an unreadable secret again before it fails`() async throws {
    let app = try await SessionTest()
    app.secrets.faults.value.reading = .unreadable(.locked)
    try await app.relaunch()

    app.secrets.faults.value.reading = nil

    #expect(try await app.call() == .ada)
  }

  /// Catches a prewarmed launch, at which the Keychain may report that there is nothing.
  @Test func `a missing secret counts only when protected data is available`() async throws {
    let app = try await SessionTest()
    app.secrets.faults.value.reading = .missing
    app.isUnlocked.value = false
    try await app.relaunch()
    let prewarmed = app.session.status

    app.isUnlocked.value = true
    app.secrets.faults.value.reading = nil
    await app.session.readAgain()

    #expect(prewarmed == .unreadable(.secret(.locked)))
    #expect(app.session.status == .valid(.ada))
  }

  /// Catches a backup on another device, which has the record and no secret, that signs people out.
  @Test func `a secret that is really missing leaves an expired session with its person`() async throws {
    let app = try await SessionTest()
    try await app.secrets.removeAll()

    try await app.relaunch()

    #expect(app.session.status == .expired(.ada))
    #expect(app.note.load() == "Ada Lovelace's note")
    try await app.signIn(.ada)
    #expect(try await app.call() == .ada)
  }

  /// Catches a Keychain that outlives its app: the next owner of the device would be signed in.
  @Test func `a database without a session sweeps all secrets, and ends their sessions`() async throws {
    let app = try await SessionTest()
    let other = try await SessionTest(signedIn: nil)
    for generation in try await app.secrets.generations() {
      guard case .found(let secret) = await app.secrets.read(generation) else { continue }
      try await other.secrets.write(secret, of: generation)
    }

    try await other.relaunch()

    #expect(other.session.status == .none)
    #expect(try await other.secrets.generations() == [])
    #expect(other.service.server.revoked == app.service.server.open.map(\.handle))
  }

  @Test func `a secret of another generation is swept at a launch`() async throws {
    let app = try await SessionTest()
    let own = try await app.secrets.generations()
    try await app.secrets.write(Secret("what a killed sign-in has left"), of: SecretGeneration("other"))

    try await app.relaunch()

    #expect(try await app.secrets.generations() == own)
    #expect(try await app.call() == .ada)
  }

  /// Catches a sweep that trusts a record which it could not read.
  @Test func `a damaged record signs nobody out, sweeps no secret, and keeps the data`() async throws {
    let app = try await SessionTest()
    try await app.database.write { try $0.execute("UPDATE document SET proof = '' WHERE name = 'session'") }

    try await app.relaunch()

    #expect(app.session.status == .unreadable(.record))
    #expect(await app.failure() == .unreadable(.record))
    #expect(try await app.secrets.generations().count == 1)
    #expect(app.note.load() == "Ada Lovelace's note")
    #expect(app.service.count(of: .revoke) == 0)
  }

  /// Catches a sign-in as somebody else after which the data is still there: nobody knows whose it was.
  @Test func `a sign-in above a damaged record begins with nothing of the former person`() async throws {
    let app = try await SessionTest()
    try await app.database.write { try $0.execute("UPDATE document SET proof = '' WHERE name = 'session'") }
    try await app.relaunch()

    try await app.session.begin(await app.service.signIn(.grace))
    await app.settle()

    #expect(app.session.status == .valid(.grace))
    #expect(app.note.load() == nil)
    #expect(try await app.secrets.generations().count == 1)
    #expect(app.service.server.open.map(\.person) == [.grace])
  }

  /// Catches a damaged secret that nobody can get out of, and a poll that asks the person.
  @Test func `a damaged secret asks for a sign-in at an act of the person's, and a locked one does not`() async throws {
    for reason in [SecretError.damaged, .locked] {
      let app = try await SessionTest()
      app.secrets.faults.value.reading = .unreadable(reason)
      try await app.relaunch()
      let presenter = SigningPresenter(app)
      app.session.signInPresenter = presenter

      let poll = await app.failure(of: .app)
      let asked = presenter.count
      let act = await app.failure(of: .person)

      #expect(poll == .unreadable(.secret(reason)) && asked == 0)
      #expect(act == (reason == .damaged ? nil : .unreadable(.secret(.locked))))
      #expect(presenter.count == (reason == .damaged ? 1 : 0))
      #expect(app.note.load() == "Ada Lovelace's note")
    }
  }

  /// Catches a call of Ada's that is made for Grace, since nobody was known when it began.
  @Test func `a call that began above an unreadable secret is not made for another person`() async throws {
    let app = try await SessionTest()
    app.secrets.faults.value.reading = .unreadable(.damaged)
    try await app.relaunch()
    let presenter = SigningPresenter(app, as: .grace)
    app.session.signInPresenter = presenter

    #expect(await app.failure(of: .person) == .declined)
    #expect(app.session.status == .valid(.grace))
  }

  @Test func `a secret that is not one of a session is damaged`() async throws {
    let app = try await SessionTest()
    let generation = try #require(try await app.secrets.generations().first)
    try await app.secrets.write(Secret("{}", number: 9), of: generation)

    try await app.relaunch()

    #expect(app.session.status == .unreadable(.secret(.damaged)))
  }
}

/// Signs a person in at once.
@MainActor
private final class SigningPresenter: SignInPresenter {
  private(set) var count = 0
  private let app: SessionTest
  private let person: PersonID

  init(_ app: SessionTest, as person: PersonID = .ada) {
    self.app = app
    self.person = person
  }

  func waitForSignIn() async -> Bool {
    count += 1
    do throws(SessionError) { try await app.session.begin(await app.service.signIn(person)) } catch { return false }
    return true
  }
}
