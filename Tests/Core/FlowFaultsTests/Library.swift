import FlowFaults
import Foundation
import Synchronization

/// A service with two kinds of calls.
enum LibraryCall: String, ServiceCall {
  typealias Failure = LibraryError

  static let service = "library"
  static var ownFaults: [FaultPattern<LibraryCall>] {
    [
      FaultPattern("answers|answer <choice>", choices: ["closed", "moved"]) {
        .fails(.refused($0.choice), .beforeWork)
      },
      FaultPattern("is|are noted", of: .renewal) { _ in .varies("noted") },
      FaultPattern("holds|hold the refusal") { _ in .holdsRefusal },
    ]
  }

  case loans
  case renewal
}

enum LibraryError: ServiceFailure {
  case refused(String)
  case unknown(FaultCause)

  init(_ cause: FaultCause) {
    if case .refused(let sentence) = cause { self = .refused(sentence) } else { self = .unknown(cause) }
  }
}

/// The library behind a connection, with its books.
final class Library: Sendable {
  let clock = SteppedClock()
  let faults: ServiceFaults<LibraryCall>
  private let books = Mutex<[String]>([])

  init() { faults = ServiceFaults(clock: clock) }

  /// The acts of the library, in order.
  var done: [String] { books.withLock(\.self) }

  func plan(_ phrase: String, _ texts: String...) throws {
    faults.apply(try FaultCommand(phrase: phrase, texts: texts))
  }

  func launch(kill: @escaping @MainActor @Sendable () async -> Void = {}) -> LibraryClient {
    LibraryClient(library: self, connection: faults.connect(kill: kill))
  }

  fileprivate func note(_ work: String) -> Int {
    books.withLock { books in
      books.append(work)
      return books.count
    }
  }
}

/// The library as an app calls it.
struct LibraryClient: Sendable {
  fileprivate let library: Library
  let connection: ServiceConnection<LibraryCall>

  func loans() async throws(LibraryError) -> Int {
    try await connection.call(.loans) { library.note("loans") }
  }

  func renew() async throws(LibraryError) -> Int {
    try await connection.call(.renewal) { request in
      library.note("renewal" + (request.variation.map { " \($0)" } ?? ""))
    }
  }

  /// The error of a call whose caller is not admitted, as text.
  func refusedAnswer(to call: LibraryCall) async -> String {
    let refuse: @Sendable (Date) async throws(LibraryError) -> Void = { (_) async throws(LibraryError) in
      throw .refused("Who are you?")
    }
    do throws(LibraryError) {
      return try await connection.call(call, admittedBy: refuse) { (_) async throws(LibraryError) in
        "\(library.note(call.rawValue))"
      }
    } catch {
      return "\(error)"
    }
  }

  /// The number of the answer, or the error, as text.
  func answer(to call: LibraryCall) async -> String {
    do throws(LibraryError) {
      switch call {
      case .loans: return "\(try await loans())"
      case .renewal: return "\(try await renew())"
      }
    } catch {
      return "\(error)"
    }
  }
}

/// A clock that a test advances; a sleeper wakes when its time has come, or is cancelled.
final class SteppedClock: ServiceClock {
  private struct State {
    var now = Date.noon
    var sleepers: [(end: Date, wake: AsyncStream<Never>.Continuation)] = []
  }

  private let state = Mutex(State())

  var now: Date { state.withLock(\.now) }
  var sleeperCount: Int { state.withLock(\.sleepers.count) }

  func sleep(for duration: Duration) async throws {
    let (stream, wake) = AsyncStream.makeStream(of: Never.self)
    state.withLock { $0.sleepers.append(($0.now + TimeInterval(duration.components.seconds), wake)) }
    for await _ in stream {}
    try Task.checkCancellation()
  }

  func advance(by seconds: TimeInterval) {
    let woken = state.withLock { state in
      state.now += seconds
      let now = state.now
      defer { state.sleepers.removeAll { $0.end <= now } }
      return state.sleepers.filter { $0.end <= now }
    }
    for sleeper in woken { sleeper.wake.finish() }
  }
}

extension Date {
  static let noon = Date(timeIntervalSince1970: 1_795_262_400)  // 2026-11-21T12:00:00Z
}
