import FlowLocalization
import Foundation
import Synchronization
import Testing

@testable import FlowHTTP

/// The session's token: sent, refreshed once, and never seen.
struct TokenTests {
  @Test func `a refused token is replaced, and the call is repeated once, also one that changes something`()
    async throws
  {
    let transport = ScriptedTransport(.status(401), .done)
    let session = ScriptedSession { $0 == nil ? HTTPToken("old") : HTTPToken("new") }

    let answer = try await client(transport, session).send(HTTPRequest(.post, "transfers"))

    #expect(answer.status == 200)
    #expect(transport.messages.map { $0.fields["authorization"] } == ["Bearer old", "Bearer new"])
  }

  // Catches a client that asks again and again.
  @Test func `a call is signed out after a second refusal, or when the session has no other token`() async {
    let twice = ScriptedTransport(.status(401))
    let same = ScriptedTransport(.status(401))

    await #expect(throws: HTTPError.notDone(.signedOut)) {
      try await client(twice, ScriptedSession { $0 == nil ? HTTPToken("old") : HTTPToken("new") })
        .send(HTTPRequest(.post, "transfers"))
    }
    await #expect(throws: HTTPError.notDone(.signedOut)) {
      try await client(same, ScriptedSession { _ in HTTPToken("old") }).send(HTTPRequest(.get, "rates"))
    }

    #expect(twice.messages.count == 2 && same.messages.count == 1)
  }

  @Test func `a session that refreshes only its present token does so once for all calls`() async throws {
    let session = RefreshingSession()
    let transport = AcceptingTransport("token 2")
    let client = HTTPClient(.bank, over: transport, settings: .immediate(), session: session)

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...10 { group.addTask { _ = try await client.send(HTTPRequest(.get, "rates")) } }
      try await group.waitForAll()
    }

    #expect(await session.refreshCount == 1)
  }

  @Test func `the reason why there is no token reaches the person, and nothing is sent`() async {
    struct Locked: ReadableError {
      var sentence: LocalizedText { "Unlock this device." }
    }
    struct Unnamed: Error {}
    let transport = ScriptedTransport(.done)

    for (error, problem) in [
      (Locked() as any Error, HTTPProblem.noToken("Unlock this device.")), (Unnamed(), .noToken(nil)),
      (CancellationError(), .cancelled), (HTTPError.unknown(.offline), .offline),
    ] {
      await #expect(throws: HTTPError.notDone(problem)) {
        try await client(transport, ScriptedSession { _ in throw error }).send(HTTPRequest(.post, "transfers"))
      }
    }

    #expect(transport.messages == [])
  }

  @Test func `a request without a token is sent without one`() async throws {
    let transport = ScriptedTransport(.done)

    _ = try await client(transport, ScriptedSession { _ in nil }).send(HTTPRequest(.get, "rates"))

    #expect(transport.messages.map { $0.fields["Authorization"] } == [nil])
  }

  // Catches a token, a body or a query in a log.
  @Test func `events report each call without tokens, bodies and queries`() async throws {
    let lines = Mutex<[String]>([])
    let transport = ScriptedTransport(.status(401), .status(503), .error(.connectionLost), .done)
    let client = HTTPClient(
      .bank, over: transport, settings: .immediate(),
      session: ScriptedSession { $0 == nil ? HTTPToken("secret") : HTTPToken("other secret") }
    ) { event in
      lines.withLock { $0.append("\(event)".replacing(/\ \([^)]*\)$/, with: "")) }
    }

    let body = try HTTPBody.json(["pin": "secret"])
    _ = try await client.send(
      HTTPRequest(.put, "people", "ada", query: ["name": "secret"], body: body, name: "change name"))

    #expect(
      lines.withLock(\.self) == [
        "PUT change name: sent", "PUT change name: answered 401, 0 bytes", "PUT change name: token refused",
        "PUT change name: sent again, 2", "PUT change name: answered 503, 0 bytes",
        "PUT change name: again after 1.0 seconds", "PUT change name: sent again, 3",
        "PUT change name: failed: connectionLost", "PUT change name: again after 2.0 seconds",
        "PUT change name: sent again, 4", "PUT change name: answered 200, 2 bytes",
      ])
    #expect("\(HTTPToken("secret"))\(String(reflecting: HTTPToken("secret")))".contains("secret") == false)
  }

  private func client(_ transport: ScriptedTransport, _ session: ScriptedSession) -> HTTPClient {
    HTTPClient(.bank, over: transport, settings: .immediate(), session: session)
  }
}

/// A session whose first token has expired.
private actor RefreshingSession: HTTPSession {
  private var present = HTTPToken("token 1")
  private(set) var refreshCount = 0

  func token(for request: HTTPRequest, insteadOf rejected: HTTPToken?) -> HTTPToken? {
    if rejected == present {
      refreshCount += 1
      present = HTTPToken("token \(refreshCount + 1)")
    }
    return present
  }
}

/// A transport to a service that accepts one token.
private struct AcceptingTransport: HTTPTransport {
  private let accepted: String

  init(_ accepted: String) { self.accepted = accepted }

  func send(_ message: HTTPMessage, limit: Int) async throws(HTTPTransportError) -> HTTPAnswer {
    HTTPAnswer(status: message.fields["Authorization"] == "Bearer \(accepted)" ? 204 : 401)
  }
}
