import Foundation
import Testing

@testable import App

/// Money is sent once by the app as it is put together, wherever its process dies or a fault strikes.
@MainActor
struct ExactlyOnceTests {
  private struct Result {
    let strikes: [Strike]
    let pointsAfter: [Strike.Point]
    let problems: [String]
  }

  @Test(arguments: StruckPerson.Manner.allCases)
  func `whatever strikes between the confirmation and the closed intent`(manner: StruckPerson.Manner) async throws {
    let prepared = try await PreparedDevice()
    let calm = try await result(of: [], manner, from: prepared)

    var single: [Result] = []
    for strike in calm.pointsAfter.flatMap(Strike.all) {
      single.append(try await result(of: [strike], manner, from: prepared))
    }

    print("Exactly once in the app, \(manner): \(single.count) points struck")
    #expect(([calm] + single).flatMap(\.problems) == [])
    #expect(single.count >= 35)
  }

  // A minute, so only where it is asked for.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["EXACTLY_ONCE"] == "pairs"),
    arguments: StruckPerson.Manner.allCases)
  func `and whatever strikes again after it`(manner: StruckPerson.Manner) async throws {
    let prepared = try await PreparedDevice()
    let calm = try await result(of: [], manner, from: prepared)

    var double: [Result] = []
    for first in calm.pointsAfter.flatMap(Strike.all) {
      for second in try await result(of: [first], manner, from: prepared).pointsAfter.flatMap(Strike.few) {
        double.append(try await result(of: [first, second], manner, from: prepared))
      }
    }

    print("Exactly once in the app, \(manner): \(double.count) pairs of points struck")
    #expect(double.flatMap(\.problems) == [])
    #expect(double.count >= 300)
  }

  private func result(
    of strikes: [Strike], _ manner: StruckPerson.Manner, from prepared: PreparedDevice
  ) async throws -> Result {
    let folder = try TestFolder()
    let plan = StrikePlan(strikes)
    var person = StruckPerson(manner, at: try await StruckDevice(dataAt: prepared.copy(to: folder), plan: plan))
    try await person.sendOnce()
    let problems = person.problems + (plan.isOver ? [] : ["was not struck as planned"])
    return Result(strikes: strikes, pointsAfter: plan.points, problems: problems.map { "\(strikes): \($0)" })
  }
}
