import FlowKit
import Foundation
import Synchronization
import Testing

@testable import FlowHTTP

/// Which requests are sent again, when, and the final report.
struct RetryTests {
  private let get = HTTPRequest(.get, "rates")
  private let post = HTTPRequest(.post, "transfers")
  private let keyed = HTTPRequest(.post, "transfers", idempotencyKey: "4711")
  private let put = HTTPRequest(.put, "profile")

  // Catches a client that sends a change a second time because the first answer was lost.
  @Test(arguments: [
    HTTPTransportError.connectionLost, .unreachable, .timedOut,
  ])
  func `repeats repeatable requests, and no others`(error: HTTPTransportError) async {
    for (request, count) in [(get, 3), (put, 3), (keyed, 3), (post, 1)] {
      let transport = ScriptedTransport(.error(error))

      await #expect(throws: HTTPError.self) { try await client(transport).send(request) }

      #expect(transport.messages.count == count, "\(request.method)")
      #expect(Set(transport.messages).count == 1)
    }
  }

  @Test(arguments: [HTTPTransportError.offline, .insecure, .tooLarge, .unreadable, .cancelled])
  func `does not repeat a request after a lasting error`(error: HTTPTransportError) async {
    let transport = ScriptedTransport(.error(error))

    await #expect(throws: HTTPError.self) { try await client(transport).send(get) }

    #expect(transport.messages.count == 1)
  }

  @Test(arguments: [(400, 1), (404, 1), (409, 1), (500, 1), (408, 3), (429, 3), (502, 3), (503, 3), (504, 3)])
  func `a status is an answer, or a reason to send again`(status: Int, count: Int) async {
    let transport = ScriptedTransport(.status(status))

    await #expect(throws: HTTPError.self) { try await client(transport).send(get) }

    #expect(transport.messages.count == count)
  }

  @Test func `an answer after a retry is the answer`() async throws {
    let transport = ScriptedTransport(.error(.connectionLost), .status(503), .done)

    #expect(try await client(transport).send(keyed).status == 200)
    #expect(transport.messages.map { $0.fields["Idempotency-Key"] } == ["4711", "4711", "4711"])
  }

  // Catches "nothing was done" after an attempt that may have arrived: the person would do it again.
  @Test(arguments: [HTTPTransportError.unreachable, .offline])
  func `a request that may have been executed once stays unknown`(last: HTTPTransportError) async {
    for request in [keyed, put] {
      let transport = ScriptedTransport(.error(.connectionLost), .error(last))

      let error = await #expect(throws: HTTPError.self) { try await client(transport).send(request) }

      #expect(error == .unknown(last == .offline ? .offline : .unreachable))
    }
  }

  @Test func `a refusal after a lost answer leaves open whether the first request was executed`() async {
    let transport = ScriptedTransport(.error(.connectionLost), .status(404))

    let error = await #expect(throws: HTTPError.self) { try await client(transport).send(HTTPRequest(.delete, "item")) }

    #expect(error == .unknown(.refused(HTTPAnswer(status: 404, fields: ["Content-Type": "application/json"]))))
  }

  @Test func `a request that was never sent is not done`() async {
    for error in [HTTPTransportError.unreachable, .offline, .insecure] {
      let thrown = await #expect(throws: HTTPError.self) {
        try await client(ScriptedTransport(.error(error))).send(keyed)
      }
      if case .notDone = thrown {} else { Issue.record("\(error): \(String(describing: thrown))") }
    }
  }

  @Test func `waits on the app's clock as long as the service says, or else longer each time`() async {
    let waits = Waits()
    let date = Date(timeIntervalSince1970: 1_795_251_600)
    let unavailable = ScriptedTransport(
      .status(503, ["Retry-After": "7"]), .status(429, ["Retry-After": "Sat, 21 Nov 2026 09:00:03 GMT"]), .done)

    _ = try? await client(unavailable, waits).send(get)
    _ = try? await client(ScriptedTransport(.error(.connectionLost)), waits).send(get)
    _ = try? await client(ScriptedTransport(.status(503, ["Retry-After": "soon"])), waits).send(get)

    #expect(date == Waits.now)
    #expect(waits.all == [.seconds(7), .seconds(3), .seconds(1), .seconds(2), .seconds(1), .seconds(2)])
  }

  // Catches a person who waits for a minute, and then reads that the time was over.
  @Test func `does not wait longer than the deadline`() async {
    let transport = ScriptedTransport(.status(429, ["Retry-After": "3600"]))
    let waits = Waits()

    let error = await #expect(throws: HTTPError.self) { try await client(transport, waits).send(get) }

    #expect(error == .notDone(.tooManyRequests(retryAfter: .seconds(3_600))))
    #expect(waits.all == [] && transport.messages.count == 1)
  }

  #if os(Linux) || os(macOS)
    // Catches a sleep that no journey sees: without its service, each journey of an app failed at "the app waits for something".
    @Test func `journeys see the wait before a retry`() async {
      await #expect(processExitsWith: .success) {
        let counter = Counter()
        outsideCounter.withLock { $0 = counter }

        try await HTTPSettings().wait(.zero)

        #expect(counter.count.withLock(\.self) == 1)
      }
    }
  #endif

  private func client(_ transport: ScriptedTransport, _ waits: Waits = Waits()) -> HTTPClient {
    HTTPClient(.bank, over: transport, settings: .immediate(waits))
  }
}

/// Counts calls outside.
private final class Counter: OutsideCounter {
  let count = Mutex(0)

  nonisolated(nonsending) func perform<Value, Failure: Error>(
    _ call: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    count.withLock { $0 += 1 }
    return try await call()
  }
}

/// The waits on the app's clock, in order.
final class Waits: Sendable {
  static let now = Date(timeIntervalSince1970: 1_795_251_600)  // 2026-11-21T09:00:00Z
  private let recorded = Mutex<[Duration]>([])

  var all: [Duration] { recorded.withLock(\.self) }

  func add(_ duration: Duration) { recorded.withLock { $0.append(duration) } }
}

extension HTTPSettings {
  /// Settings that do not wait.
  static func immediate(_ waits: Waits = Waits()) -> HTTPSettings {
    var settings = HTTPSettings()
    settings.backOff = { .seconds($0) }
    settings.now = { Waits.now }
    settings.wait = { waits.add($0) }
    // Real time passes while other suites work.
    settings.clock = ManualClock()
    return settings
  }
}

extension URL {
  static let bank = URL(filePath: "/").with("https://bank.example/v1")

  private func with(_ text: String) -> URL { URL(string: text) ?? self }
}
