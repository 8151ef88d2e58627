import FlowTesting
import Foundation
import Testing

@testable import FlowHTTP

/// The end of a call by time or by its task.
struct DeadlineTests {
  private let clock = ManualClock()

  @Test func `a call without an answer ends at its deadline, and its request is cancelled`() async {
    let transport = ScriptedTransport(.silence) { [clock] in clock.advance(by: .seconds(30)) }

    let read = await #expect(throws: HTTPError.self) { try await client(transport).send(HTTPRequest(.get, "rates")) }
    let sent = await #expect(throws: HTTPError.self) {
      try await client(transport).send(HTTPRequest(.post, "transfers"))
    }

    #expect(read == .notDone(.timedOut))
    #expect(sent == .unknown(.timedOut))
    #expect(transport.messages.count == 2)
  }

  // Catches a deadline for each attempt: with three attempts the person waits three times as long.
  @Test func `the deadline is for all attempts together, and for the waits between them`() async {
    let transport = ScriptedTransport(.error(.connectionLost)) { [clock] in clock.advance(by: .seconds(9)) }
    var settings = settings
    settings.retryCount = 10
    settings.backOff = { _ in .seconds(1) }
    settings.wait = { [clock] in clock.advance(by: $0) }

    let error = await #expect(throws: HTTPError.self) {
      try await HTTPClient(.bank, over: transport, settings: settings).send(HTTPRequest(.get, "rates"))
    }

    #expect(error == .notDone(.connectionLost))
    // They end after 9, 19 and 29 seconds, and the next wait would last until the deadline.
    #expect(transport.messages.count == 3)
  }

  // Catches a sign-in that is cut off while the person types the password.
  @Test func `the time that the session takes does not count`() async throws {
    let session = ScriptedSession { [clock] _ in
      clock.advance(by: .seconds(600))
      return HTTPToken("new")
    }

    let answer = try await HTTPClient(.bank, over: ScriptedTransport(.done), settings: settings, session: session)
      .send(HTTPRequest(.get, "rates"))

    #expect(answer.status == 200)
  }

  @Test func `a cancelled task ends its call, wherever it is`() async {
    let sending = Task { try await client(ScriptedTransport(.silence)).send(HTTPRequest(.post, "transfers")) }
    let before = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client(ScriptedTransport(.silence)).send(HTTPRequest(.post, "transfers"))
    }
    var settings = settings
    settings.wait = { _ in throw CancellationError() }
    let waiting = HTTPClient(.bank, over: ScriptedTransport(.status(429)), settings: settings)

    sending.cancel()
    await #expect(throws: HTTPError.self) { try await sending.value }
    await #expect(throws: HTTPError.notDone(.cancelled)) { try await before.value }
    await #expect(throws: HTTPError.notDone(.cancelled)) {
      try await waiting.send(HTTPRequest(.post, "transfers", idempotencyKey: "1"))
    }
  }

  @Test func `a call that was sent and is cancelled leaves open whether it was executed`() async {
    let (sent, wasSent) = AsyncStream.makeStream(of: Never.self)
    let call = Task {
      try await client(ScriptedTransport(.silence) { wasSent.finish() }).send(HTTPRequest(.post, "transfers"))
    }

    for await _ in sent {}
    call.cancel()

    await #expect(throws: HTTPError.unknown(.cancelled)) { try await call.value }
  }

  private var settings: HTTPSettings {
    var settings = HTTPSettings.immediate()
    settings.clock = clock
    return settings
  }

  private func client(_ transport: ScriptedTransport) -> HTTPClient {
    HTTPClient(.bank, over: transport, settings: settings)
  }
}

/// A session with a function.
struct ScriptedSession: HTTPSession {
  private let make: @Sendable (HTTPToken?) async throws -> HTTPToken?

  init(_ make: @escaping @Sendable (HTTPToken?) async throws -> HTTPToken?) {
    self.make = make
  }

  func token(for request: HTTPRequest, insteadOf rejected: HTTPToken?) async throws -> HTTPToken? {
    try await make(rejected)
  }
}
