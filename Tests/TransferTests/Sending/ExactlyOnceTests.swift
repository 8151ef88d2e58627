import FlowTesting
import Testing
import Transfer

/// Money is sent exactly once, despite a kill or a fault at any point.
@MainActor
struct ExactlyOnceTests {
  /// The faults of the first process, of the second, and so on.
  private typealias Plan = [[InjectedFault]]

  @Test(arguments: SendingWorld.Weather.allCases)
  func `sends exactly once despite a fault`(weather: SendingWorld.Weather) async throws {
    let single = try await results(in: weather) { [[$0]] }

    print("Exactly once, \(weather): \(single.count) points injected")
    #expect(single.filter { !$0.isRight }.map(\.plan) == [])
    #expect(single.count >= 25)
  }

  @Test(arguments: Effort.atLeast(1, of: SendingWorld.Weather.allCases))
  func `sends exactly once despite two faults`(weather: SendingWorld.Weather) async throws {
    let single = try await results(in: weather) { [[$0]] }
    var double: [(plan: Plan, isRight: Bool)] = []
    for first in Effort.sample(of: Effort.atLeast(1, of: single.flatMap { $0.plan.joined() })) {
      // The second fault is injected into the same process or, if that was killed, into the next.
      let isDead = first.kind == .dies
      double += try await results(in: weather, from: isDead ? 0 : first.call + 1) { second in
        isDead ? [[first], [second]] : [[first, second]]
      }
    }

    print("Exactly once, \(weather): \(double.count) pairs of points injected")
    #expect(double.filter { !$0.isRight }.map(\.plan) == [])
    #expect(double.count >= (Effort.isFull ? 150 : 5))
  }

  /// Runs a plan for every reachable fault.
  private func results(
    in weather: SendingWorld.Weather, from firstCall: Int = 0, of plan: (InjectedFault) -> Plan
  ) async throws -> [(plan: Plan, isRight: Bool)] {
    var results: [(plan: Plan, isRight: Bool)] = []
    for call in firstCall... {
      let countBefore = results.count
      for fault in InjectedFault.all(at: call) {
        let plan = plan(fault)
        var world = try SendingWorld(weather)
        let isRight = try await world.isSentOnce(faults: plan)
        if world.strikeCount == plan.joined().count { results.append((plan, isRight)) }
      }
      if results.count == countBefore { break }
    }
    return results
  }
}
