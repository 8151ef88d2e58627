import FlowSession
import FlowStorage
import FlowTesting
import SessionDoubles
import Testing

/// One refresh for any number of calls.
@MainActor
struct RefreshTests {
  /// Catches a refresh for each refused call, and one for a refused token that was replaced since: the losers would spend a token that is
  /// gone, and be signed out.
  @Test(arguments: 1...100)
  func `100 refused calls of three services, answered in any order, make one refresh`(seed: UInt64) async throws {
    let app = try await SessionTest()
    let services = (1...3).map { _ in Client(app.session, app.service) }
    let answers = SeededAnswers(seed: seed)
    app.service.gate = TestAnswer()
    let before = (1...70).map { number in Task { try await services[number % 3].books(answers) } }
    await answers.wait(for: 70)
    app.service.server.expireAccess()

    // Some are refused, and ask for the refresh.
    await answers.give(30)
    await app.service.gate?.asked()
    let during = (1...20).map { number in Task { try await services[number % 3].books(answers) } }
    await answers.give(10)
    app.service.gate?.give(())
    app.service.gate = nil
    await answers.give(5)
    let after = (1...10).map { number in Task { try await services[number % 3].books(answers) } }
    answers.giveAllFromNowOn()
    var people: [PersonID] = []
    for call in before + during + after { people.append(try await call.value) }

    #expect(people == Array(repeating: .ada, count: 100))
    #expect(app.service.count(of: .refresh) == 1)
    #expect(services.flatMap(\.attempts.value).allSatisfy { $0 <= 2 })
    #expect(app.session.status == .valid(.ada))
  }

  /// Catches a refresh that sends a token which was given for nothing.
  @Test func `a call that begins during the refresh waits for it`() async throws {
    let app = try await SessionTest()
    app.service.server.expireAccess()
    let gate = TestAnswer<Void>()
    app.service.gate = gate
    let first = Task { try await app.call() }
    await gate.asked()
    var hasBegun = false
    let second = Task {
      let token = try await app.session.token(for: .app)
      hasBegun = true
      return token
    }
    for _ in 1...20 { await nextTurn() }
    let early = hasBegun

    gate.give(())
    _ = try await first.value
    let token = try await second.value

    #expect(!early)
    #expect(app.service.server.person(of: token) == .ada)
  }

  @Test func `a call that was refused with an older token is repeated without a refresh`() async throws {
    let app = try await SessionTest()
    let old = try await app.session.token(for: .app)
    app.service.server.expireAccess()
    _ = try await app.call()

    let new = try await app.session.token(for: .app, after: old)

    #expect(app.service.count(of: .refresh) == 1)
    #expect(app.service.server.person(of: new) == .ada)
  }

  /// Catches a loop between a service that refuses each token, and the session.
  @Test func `a call that is refused twice fails, and the session stays`() async throws {
    let app = try await SessionTest()
    var attempts = 0

    await #expect(throws: TestFailure.session(.refused)) {
      try await app.session.call(by: .person, failingWith: TestFailure.session) {
        _ throws(TestFailure) -> SessionAnswer<Int> in
        attempts += 1
        return .tokenRefused
      }
    }

    #expect(attempts == 2)
    #expect(app.service.count(of: .refresh) == 1)
    #expect(app.session.status == .valid(.ada))
  }

  @Test func `a call's own error is the service's, and is not repeated`() async throws {
    let app = try await SessionTest()
    var attempts = 0

    await #expect(throws: TestFailure.service) {
      try await app.session.call(by: .app, failingWith: TestFailure.session) {
        _ throws(TestFailure) -> SessionAnswer<Int> in
        attempts += 1
        throw .service
      }
    }

    #expect(attempts == 1 && app.service.count(of: .refresh) == 0)
  }

  /// Catches a refresh that dies with the first caller, while others wait for it.
  @Test func `a refresh continues when the call that asked for it is cancelled`() async throws {
    let app = try await SessionTest()
    app.service.server.expireAccess()
    let gate = TestAnswer<Void>()
    app.service.gate = gate
    let first = Task { try await app.call() }
    await gate.asked()
    let second = Task { try await app.call() }
    for _ in 1...20 { await nextTurn() }

    first.cancel()
    gate.give(())

    #expect(try await second.value == .ada)
    #expect(app.service.count(of: .refresh) == 1)
  }

  /// Catches a launch that loses the session, or that stores the access token.
  @Test func `the session survives kills, with one refresh for each launch`() async throws {
    let app = try await SessionTest()
    for _ in 1...3 {
      try await app.relaunch()
      #expect(app.session.status == .valid(.ada))
      #expect(try await app.call() == .ada)
      #expect(try await app.call() == .ada)
    }

    #expect(app.service.count(of: .refresh) == 3)
    #expect(app.note.load() == "Ada Lovelace's note")
  }

  @Test func `no log has the text of a token`() async throws {
    let token = try await SessionTest().session.token(for: .app)

    #expect("\(token) \(String(reflecting: token))".contains(token.text) == false)
  }
}

/// A client of the app's service, on a separate actor.
private actor Client {
  private let session: Session
  private let service: TestService
  /// For each call, how often it was sent.
  nonisolated let attempts = TestBox([Int]())

  init(_ session: Session, _ service: TestService) {
    self.session = session
    self.service = service
  }

  func books(_ answers: SeededAnswers) async throws(TestFailure) -> PersonID {
    var count = 0
    let person = try await session.call(by: .app, failingWith: TestFailure.session) {
      [service] token throws(TestFailure) in
      count += 1
      await answers.wait()
      return try await service.books(with: token)
    }
    attempts.value.append(count)
    return person
  }
}

/// Answers on their way, which arrive in an order that a seed decides.
@MainActor
private final class SeededAnswers {
  private var random: SplitMix64
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits until so many answers are on their way.
  func wait(for count: Int) async {
    await nextTurns { waiting.count >= count }
  }

  /// Gives a number of answers.
  func give(_ count: Int) async {
    await wait(for: count)
    for _ in 0..<min(count, waiting.count) {
      waiting.remove(at: Int.random(in: waiting.indices, using: &random)).resume()
      for _ in 0..<Int.random(in: 0...3, using: &random) { await nextTurn() }
    }
  }

  func giveAllFromNowOn() {
    isOpen = true
    for one in waiting.shuffled(using: &random) { one.resume() }
    waiting = []
  }
}
