import Testing

@testable import App

/// Money is sent once by the app as it is put together, wherever its process dies or a fault strikes.
@MainActor
struct ExactlyOnceTests {
  private struct Result {
    let strikes: [Strike]
    let isWhole: Bool
    let problems: [String]
    let pointsAfter: [Strike.Point]
  }

  @Test(arguments: StruckPerson.Manner.allCases)
  func `whatever strikes between the confirmation and the closed intent`(manner: StruckPerson.Manner) async throws {
    let prepared = try await PreparedDevice()
    let calm = try await result(of: [], manner, from: prepared)

    var single: [Result] = []
    for strike in calm.pointsAfter.flatMap(Strike.all) {
      single.append(try await result(of: [strike], manner, from: prepared))
    }

    print("Exactly once in the app, \(manner): \(calm.pointsAfter.count) calls, \(single.count) points struck")
    let wrong = ([calm] + single).filter { !$0.problems.isEmpty || !$0.isWhole }
    #expect(wrong.map { "\($0.strikes) \($0.problems)" } == [])
    #expect(single.count >= 30)
  }

  private func result(
    of strikes: [Strike], _ manner: StruckPerson.Manner, from prepared: PreparedDevice
  ) async throws -> Result {
    let folder = try TestFolder()
    let plan = StrikePlan(strikes)
    var person = StruckPerson(manner, at: try await StruckDevice(dataAt: prepared.copy(to: folder), plan: plan))
    try await person.sendOnce()
    return Result(strikes: strikes, isWhole: plan.isOver, problems: person.problems, pointsAfter: plan.points)
  }
}
