import FlowSession
import FlowStorage
import FlowTesting
import SessionDoubles
import Testing

/// The effect of each answer to a refresh on the session.
@MainActor
struct AnswerTests {
  private nonisolated static let harmless: [SessionServiceError] = [
    .offline, .timedOut, .busy, .failed, .refused(400), .refused(403), .unreadableAnswer,
  ]

  /// Catches a server's fault, or a lost connection, that signs people out.
  @Test(arguments: harmless, [SessionCaller.app, .person])
  func `any answer but a refused refresh token leaves the session, and is the call's error`(
    error: SessionServiceError, caller: SessionCaller
  ) async throws {
    let app = try await SessionTest()
    app.service.server.expireAccess()
    app.service.refreshFaults = [.before(error)]

    let failure = await app.failure(of: caller)
    let status = app.session.status
    let later = try await app.call(by: caller)

    #expect(failure == .service(error))
    #expect(status == .valid(.ada))
    #expect(later == .ada)
    #expect(app.service.count(of: .refresh) == 2)
  }

  /// Catches a waiting call that is dropped, or that begins another refresh.
  @Test func `all calls that wait for a refresh get its error`() async throws {
    let app = try await SessionTest()
    app.service.server.expireAccess()
    app.service.refreshFaults = [.before(.failed)]
    app.service.gate = TestAnswer()
    let calls = (1...10).map { _ in Task { await app.failure() } }
    await app.service.gate?.asked()
    for _ in 1...20 { await nextTurn() }

    app.service.gate?.give(())
    var failures: [SessionError?] = []
    for call in calls { failures.append(await call.value) }

    #expect(failures == Array(repeating: .service(.failed), count: 10))
    #expect(app.service.count(of: .refresh) == 1)
  }

  /// Catches an expired session that forgets the person, and one that forgets that it has expired.
  @Test func `a refused refresh token expires the session, with its person, until they sign in again`() async throws {
    let app = try await SessionTest()
    app.service.server.endSessions()

    let failure = await app.failure()
    let status = app.session.status
    try await app.relaunch()
    let launched = app.session.status
    let again = await app.failure()
    try await app.signIn(.ada)

    #expect([failure, again] == [.expired, .expired])
    #expect([status, launched] == [.expired(.ada), .expired(.ada)])
    #expect(app.service.count(of: .refresh) == 1)
    #expect(try await app.call() == .ada)
    #expect(app.note.load() == "Ada Lovelace's note")
  }

  /// Catches a lost answer that costs the session.
  @Test func `tokens that are lost on their way are asked for again, with the former token`() async throws {
    let app = try await SessionTest()
    for _ in 1...3 {
      app.service.server.expireAccess()
      app.service.refreshFaults = [.after(.timedOut)]

      #expect(await app.failure() == .service(.timedOut))
      try await app.relaunch()
      #expect(try await app.call() == .ada)
    }
    #expect(app.session.status == .valid(.ada))
  }

  @Test func `a service that takes no token twice leaves an expired session after a lost answer`() async throws {
    let app = try await SessionTest()
    app.service.server.isForgiving = false
    app.service.server.expireAccess()
    app.service.refreshFaults = [.after(.offline)]

    let lost = await app.failure()
    let status = app.session.status
    let next = await app.failure()

    #expect(lost == .service(.offline) && status == .valid(.ada))
    #expect(next == .expired && app.session.status == .expired(.ada))
  }

  /// Catches a new token that is lost with the process since the disk was full once, and an older one stored over a newer one.
  @Test func `new tokens that cannot be stored are used, and stored before the next exchange`() async throws {
    let app = try await SessionTest()
    app.service.server.expireAccess()
    app.secrets.faults.value.writing = .full

    let first = try await app.call()
    app.secrets.faults.value.writing = nil
    app.service.server.expireAccess()
    let second = try await app.call()

    #expect([first, second] == [.ada, .ada])
    #expect(app.secrets.log.value.suffix(2) == ["write generation 1 1", "write generation 1 2"])
    try await app.relaunch()
    #expect(try await app.call() == .ada)
  }

  @Test func `a kill before new tokens were stored costs nothing if the service takes the former ones again`()
    async throws
  {
    let app = try await SessionTest()
    app.service.server.expireAccess()
    app.secrets.faults.value.writing = .full
    _ = try await app.call()
    app.secrets.faults.value.writing = nil

    try await app.relaunch()

    #expect(try await app.call() == .ada)
    #expect(app.session.status == .valid(.ada))
  }

  /// Catches an older token with the same number, which replaces the newer one: the service does not know it any more.
  @Test(arguments: [false, true])
  func `a late write of a killed process does not replace the newer token`(isBeforeExchange: Bool) async throws {
    let app = try await SessionTest()
    app.service.server.expireAccess()
    app.secrets.faults.value.areWritesLate = true
    _ = try await app.call()
    app.secrets.faults.value.areWritesLate = false
    try await app.relaunch()

    if isBeforeExchange { await app.secrets.writeLate() }
    let person = try await app.call()
    await app.secrets.writeLate()
    app.service.server.expireAccess()
    let next = try await app.call()
    try await app.relaunch()

    #expect([person, next] == [.ada, .ada])
    #expect(try await app.call() == .ada)
    #expect(app.session.status == .valid(.ada))
  }

  /// Catches the calls of the next session that wait for an exchange which nobody needs any more.
  @Test func `an exchange that hangs for a former session holds up nobody`() async throws {
    let app = try await SessionTest()
    app.service.server.expireAccess()
    let gate = TestAnswer<Void>()
    app.service.gate = gate
    let former = Task { await app.failure() }
    await gate.asked()
    try await app.signIn(.grace)
    app.service.gate = nil
    app.service.server.expireAccess()

    let person = try await app.call()
    gate.give(())

    #expect(person == .grace)
    #expect(await former.value == .declined)
    #expect(try await app.call() == .grace)
  }

  /// Catches an answer that arrives for a session that has ended: its tokens would be the next person's.
  @Test func `an answer that arrives after a sign-out, or another sign-in, changes nothing`() async throws {
    for next in [nil, PersonID.grace, .ada] {
      let app = try await SessionTest()
      app.service.server.expireAccess()
      let gate = TestAnswer<Void>()
      app.service.gate = gate
      let call = Task { await app.failure() }
      await gate.asked()
      if let next { try await app.signIn(next) } else { try await app.signOut() }

      app.service.gate = nil
      gate.give(())
      let failure = await call.value

      #expect(failure == (next == .ada ? nil : .declined))
      #expect(app.session.status == (next.map { .valid($0) } ?? SessionStatus.none))
      let generations = try await app.secrets.generations()
      #expect(generations.count == (next == nil ? 0 : 1))
      if let next { #expect(try await app.call() == next) }
    }
  }
}
