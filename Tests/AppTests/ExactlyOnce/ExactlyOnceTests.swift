import FlowTesting
import Testing

@testable import App
@testable import FlowProgram

/// The assembled app sends money exactly once, despite a kill or a fault at any point.
@MainActor
struct ExactlyOnceTests {
  private struct Result {
    let isInjected: Bool
    let pointsAfter: [InjectedFault.Point]
    let problems: [String]
  }

  @Test(arguments: Effort.atLeast(1, of: RetryingPerson.Manner.allCases))
  func `sends exactly once despite a fault between confirmation and close`(manner: RetryingPerson.Manner) async throws {
    let prepared = try await PreparedDevice()
    let calm = try await result(of: [], manner, from: prepared)

    var single: [Result] = []
    for fault in Effort.atLeast(3, of: calm.pointsAfter.flatMap(InjectedFault.all)) {
      single.append(try await result(of: [fault], manner, from: prepared))
    }

    print("Exactly once in the app, \(manner): \(single.count) points injected")
    #expect(calm.pointsAfter.count >= 2)
    #expect(([calm] + single).flatMap(\.problems) == [])
    #expect(single.filter { !$0.isInjected }.isEmpty)
    #expect(single.count >= (Effort.isFull ? 35 : 3))
  }

  @Test func `sends exactly once despite a second kill while the app is restored`() async throws {
    let prepared = try await PreparedDevice()

    let double = try await pairs(.insists, from: prepared, first: InjectedFault.deaths) {
      [InjectedFault(point: $0, harm: .diesBefore)]
    }

    print("Exactly once in the app, killed twice: \(double.injected.count) of \(double.known) pairs of points")
    #expect(double.injected.flatMap(\.problems) == [])
    #expect(double.injected.count >= (Effort.isFull ? 16 : 1))
  }

  // All cases take a minute.
  @Test(arguments: Effort.atLeast(1, of: RetryingPerson.Manner.allCases))
  func `sends exactly once despite two faults`(manner: RetryingPerson.Manner) async throws {
    let prepared = try await PreparedDevice()

    let double = try await pairs(manner, from: prepared, first: InjectedFault.all, second: InjectedFault.few)

    print("Exactly once in the app, \(manner): \(double.injected.count) of \(double.known) pairs of points injected")
    #expect(double.injected.flatMap(\.problems) == [])
    #expect(double.injected.count >= (Effort.isFull ? 165 : 1))
  }

  /// Injects each first fault, and a second one at each point that the app still reaches until the intent is closed, or
  /// at a third of these points.
  private func pairs(
    _ manner: RetryingPerson.Manner, from prepared: PreparedDevice, first: (InjectedFault.Point) -> [InjectedFault],
    second: (InjectedFault.Point) -> [InjectedFault]
  ) async throws -> (injected: [Result], known: Int) {
    var pairs: [[InjectedFault]] = []
    for fault in Effort.atLeast(1, of: try await result(of: [], manner, from: prepared).pointsAfter.flatMap(first)) {
      let points = try await result(of: [fault], manner, from: prepared).pointsAfter
      pairs += Effort.atLeast(1, of: points.flatMap(second)).map { [fault, $0] }
    }
    var results: [Result] = []
    for pair in Effort.sample(of: pairs) { results.append(try await result(of: pair, manner, from: prepared)) }
    // A request of home may come after the close this time; then nothing was injected.
    return (results.filter(\.isInjected), pairs.count)
  }

  private func result(
    of faults: [InjectedFault], _ manner: RetryingPerson.Manner, from prepared: PreparedDevice
  ) async throws -> Result {
    let folder = try TestFolder()
    let plan = FaultPlan(faults)
    var person = RetryingPerson(manner, at: try await FaultyDevice(dataAt: prepared.copy(to: folder), plan: plan))
    try await person.sendOnce()
    return Result(
      isInjected: plan.isOver, pointsAfter: plan.points, problems: person.problems.map { "\(faults): \($0)" })
  }
}
