import Foundation
import Synchronization
import Testing

@testable import FlowHTTP

/// The faults below HTTP, over real connections: the reports, and the numbers of sent and of executed requests.
@Suite(.timeLimit(.minutes(30)))
struct FaultTableTests {
  /// The expected outcome of a request with one method.
  struct Row: Sendable, CustomStringConvertible {
    /// The problem in a word; "done" for an answer, with a question mark if the outcome is unknown.
    let outcome: String
    let sent: Int
    let executed: Int

    init(_ outcome: String, sent: Int, executed: Int) {
      (self.outcome, self.sent, self.executed) = (outcome, sent, executed)
    }

    var description: String { "\(outcome), sent \(sent), executed \(executed)" }
  }

  /// A read, a change, and a change with an idempotency key; each may be sent three times.
  static let table: [(ConnectionFault, get: Row, post: Row, keyed: Row)] = [
    (
      .refused, Row("unreachable", sent: 3, executed: 0), Row("unreachable", sent: 1, executed: 0),
      Row("unreachable", sent: 3, executed: 0)
    ),
    (
      .cutBeforeRequest, Row("connectionLost", sent: 3, executed: 0), Row("connectionLost?", sent: 1, executed: 0),
      Row("connectionLost?", sent: 3, executed: 0)
    ),
    (
      .cutWithinRequest, Row("connectionLost", sent: 3, executed: 0), Row("connectionLost?", sent: 1, executed: 0),
      Row("connectionLost?", sent: 3, executed: 0)
    ),
    (
      .cutAfterRequest, Row("connectionLost", sent: 3, executed: 3), Row("connectionLost?", sent: 1, executed: 1),
      Row("connectionLost?", sent: 3, executed: 3)
    ),
    (
      .cutWithinAnswer, Row("connectionLost", sent: 3, executed: 3), Row("connectionLost?", sent: 1, executed: 1),
      Row("connectionLost?", sent: 3, executed: 3)
    ),
    (
      .delayed, Row("timedOut", sent: 1, executed: 1), Row("timedOut?", sent: 1, executed: 1),
      Row("timedOut?", sent: 1, executed: 1)
    ),
    (
      .deliveredTwice, Row("done", sent: 1, executed: 2), Row("done", sent: 1, executed: 2),
      Row("done", sent: 1, executed: 2)
    ),
    (
      .unavailable, Row("serverFault", sent: 3, executed: 0), Row("serverFault?", sent: 1, executed: 0),
      Row("serverFault?", sent: 3, executed: 0)
    ),
    (
      .tokenExpired, Row("done", sent: 2, executed: 1), Row("done", sent: 2, executed: 1),
      Row("done", sent: 2, executed: 1)
    ),
    (
      .garbage, Row("unreadable", sent: 1, executed: 0), Row("unreadable?", sent: 1, executed: 0),
      Row("unreadable?", sent: 1, executed: 0)
    ),
    (
      .otherType, Row("unreadable", sent: 1, executed: 0), Row("unreadable?", sent: 1, executed: 0),
      Row("unreadable?", sent: 1, executed: 0)
    ),
    (
      .tenMegabytes, Row("tooLarge", sent: 1, executed: 0), Row("tooLarge?", sent: 1, executed: 0),
      Row("tooLarge?", sent: 1, executed: 0)
    ),
    (
      .otherHost, Row("redirected", sent: 1, executed: 0), Row("redirected?", sent: 1, executed: 0),
      Row("redirected?", sent: 1, executed: 0)
    ),
    (
      .endlessFields, Row("connectionLost", sent: 3, executed: 0), Row("connectionLost?", sent: 1, executed: 0),
      Row("connectionLost?", sent: 3, executed: 0)
    ),
  ]

  @Test(arguments: ConnectionFault.allCases)
  func `each fault is reported truly, and nothing is sent twice that must not be`(fault: ConnectionFault) async throws {
    let row = try #require(Self.table.first { $0.0 == fault })

    let get = try await outcome(of: HTTPRequest(.get, "rates"), fault)
    let post = try await outcome(of: HTTPRequest(.post, "transfers", body: try .json(["amount": "1.00"])), fault)
    let keyed = try await outcome(
      of: HTTPRequest(.post, "transfers", body: try .json(["amount": "1.00"]), idempotencyKey: "1"), fault)

    #expect("\(get)" == "\(row.get)")
    #expect("\(post)" == "\(row.post)")
    #expect("\(keyed)" == "\(row.keyed)")
  }

  private func outcome(of request: HTTPRequest, _ fault: ConnectionFault) async throws -> Row {
    let server = try LoopbackServer()
    let clock = ManualClock()
    let proxy = try FaultProxy(server, fault) { clock.advance(by: .seconds(30)) }
    let sentCount = Mutex(0)
    var settings = HTTPSettings.immediate()
    settings.clock = clock
    let client = HTTPClient(
      try proxy.address, over: URLSessionTransport(), settings: settings,
      session: ScriptedSession { $0 == nil ? HTTPToken("old") : HTTPToken("new") }
    ) { event in
      if case .sent = event.kind { sentCount.withLock { $0 += 1 } }
    }
    var outcome = "done"
    do throws(HTTPError) { _ = try await client.send(request) } catch {
      switch error {
      case .notDone(let problem): outcome = problem.word
      case .unknown(let problem): outcome = problem.word + "?"
      }
    }
    return Row(outcome, sent: sentCount.withLock(\.self), executed: server.requests.count)
  }
}

extension HTTPProblem {
  /// The name of the case.
  fileprivate var word: String { String("\(self)".prefix { $0 != "(" }) }
}
