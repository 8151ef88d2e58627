import FlowTesting
import Foundation
import Synchronization
import Testing

@testable import FlowFaults

struct LateRequestsTests {
  /// Catches a call that overtakes a request which has arrived before it: it would find nothing, or execute the request itself, at
  /// another time.
  @Test func `a call waits for the requests that have arrived, also if another call executes them`() async throws {
    let requests = LateRequests()
    let (gate, opener) = AsyncStream.makeStream(of: Never.self)
    let order = Order()
    let (noon, later) = (Date.noon, Date.noon + 1)
    requests.add(at: noon) { _ in
      order.add("arrival")
      for await _ in gate {}
      order.add("request")
    }
    requests.add(at: later) { _ in order.add("later request") }

    await withTaskGroup { group in
      group.addTask { await requests.executeArrived(by: noon) }
      await nextTurns { !order.events.isEmpty }
      group.addTask {
        await requests.executeArrived(by: noon)
        order.add("call")
      }
      for _ in 0..<1_000 { await nextTurn() }
      opener.finish()
    }
    await requests.executeArrived(by: later)

    #expect(order.events == ["arrival", "request", "call", "later request"])
    #expect(requests.count == 0)
  }
}

private final class Order: Sendable {
  private let state = Mutex<[String]>([])

  var events: [String] { state.withLock(\.self) }

  func add(_ event: String) { state.withLock { $0.append(event) } }
}
