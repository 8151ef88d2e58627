import TestSupport
import Testing

@testable import App
@testable import SimulatedDevice

/// The assembled app sends money exactly once, despite a kill or a fault at any point.
@MainActor
struct ExactlyOnceTests {
  private struct Result {
    let isStruck: Bool
    let pointsAfter: [Strike.Point]
    let problems: [String]
  }

  @Test(arguments: Effort.first(1, of: StruckPerson.Manner.allCases))
  func `sends exactly once despite a fault between confirmation and close`(manner: StruckPerson.Manner) async throws {
    let prepared = try await PreparedDevice()
    let calm = try await result(of: [], manner, from: prepared)

    var single: [Result] = []
    for strike in Effort.first(3, of: calm.pointsAfter.flatMap(Strike.all)) {
      single.append(try await result(of: [strike], manner, from: prepared))
    }

    print("Exactly once in the app, \(manner): \(single.count) points struck")
    #expect(([calm] + single).flatMap(\.problems) == [])
    #expect(single.filter { !$0.isStruck }.isEmpty)
    #expect(single.count >= (Effort.isFull ? 35 : 3))
  }

  @Test func `killed, and killed again while the app comes back`() async throws {
    let prepared = try await PreparedDevice()

    let double = try await pairs(.insists, from: prepared, first: Strike.deaths) {
      [Strike(point: $0, harm: .diesBefore)]
    }

    print("Exactly once in the app, killed twice: \(double.count) pairs of points")
    #expect(double.flatMap(\.problems) == [])
    #expect(double.count >= (Effort.isFull ? 50 : 1))
  }

  // A minute, all of it.
  @Test(arguments: Effort.first(1, of: StruckPerson.Manner.allCases))
  func `sends exactly once despite two faults`(manner: StruckPerson.Manner) async throws {
    let prepared = try await PreparedDevice()

    let double = try await pairs(manner, from: prepared, first: Strike.all, second: Strike.few)

    print("Exactly once in the app, \(manner): \(double.count) pairs of points struck")
    #expect(double.flatMap(\.problems) == [])
    #expect(double.count >= (Effort.isFull ? 500 : 1))
  }

  /// Strikes once, and then at every point that the app still comes by until the intent is closed.
  private func pairs(
    _ manner: StruckPerson.Manner, from prepared: PreparedDevice, first: (Strike.Point) -> [Strike],
    second: (Strike.Point) -> [Strike]
  ) async throws -> [Result] {
    var results: [Result] = []
    for strike in Effort.first(1, of: try await result(of: [], manner, from: prepared).pointsAfter.flatMap(first)) {
      let points = try await result(of: [strike], manner, from: prepared).pointsAfter
      for next in Effort.first(1, of: points.flatMap(second)) {
        results.append(try await result(of: [strike, next], manner, from: prepared))
      }
    }
    // What home asks the bank meanwhile may come after the close this time; then nothing was struck.
    return results.filter(\.isStruck)
  }

  private func result(
    of strikes: [Strike], _ manner: StruckPerson.Manner, from prepared: PreparedDevice
  ) async throws -> Result {
    let folder = try TestFolder()
    let plan = StrikePlan(strikes)
    var person = StruckPerson(manner, at: try await StruckDevice(dataAt: prepared.copy(to: folder), plan: plan))
    try await person.sendOnce()
    return Result(
      isStruck: plan.isOver, pointsAfter: plan.points, problems: person.problems.map { "\(strikes): \($0)" })
  }
}
