import Testing
import Transfer

/// Money is sent once, wherever a process dies or a fault strikes.
@MainActor
struct ExactlyOnceTests {
  /// More calls than any run makes that is struck twice.
  private static let callCount = 12

  @Test(arguments: SendingWorld.Weather.allCases)
  func `whatever strikes, and again after it`(weather: SendingWorld.Weather) async throws {
    let strikes = Strike.all(inFirst: Self.callCount)
    var pointCount = 0
    var wrong: [String] = []

    for first in strikes {
      guard let isRight = try await isSentOnce(weather, [[first]]) else { continue }
      pointCount += 1
      if !isRight { wrong.append("\(first)") }
      for second in strikes {
        guard let plan = Self.plan(first, second), let isRight = try await isSentOnce(weather, plan) else { continue }
        pointCount += 1
        if !isRight { wrong.append("\(plan)") }
      }
    }

    print("Exactly once, \(weather): \(pointCount) plans of one strike or two")
    #expect(wrong == [])
    #expect(pointCount > 100)
  }

  /// - Returns: nil if the plan was not carried out: no run came as far as that.
  private func isSentOnce(_ weather: SendingWorld.Weather, _ plan: [[Strike]]) async throws -> Bool? {
    var world = try SendingWorld(weather)
    let transfer = try await world.sendOnce(strikes: plan)
    guard world.strikesMade == plan.joined().count else { return nil }
    let states = world.disk.records.filter { !$0.isAbandoned }.map(\.state)
    return world.bank.transfers.count == 1 && transfer == world.bank.transfers.first
      && states == world.bank.transfers.map { .closed($0) }
  }

  /// Two strikes, in one life of the process or in two.
  private static func plan(_ first: Strike, _ second: Strike) -> [[Strike]]? {
    if first.kind == .dies { return [[first], [second]] }
    return second.call > first.call ? [[first, second]] : nil
  }
}

extension IntentRecord {
  var isAbandoned: Bool {
    if case .abandoned = state { true } else { false }
  }
}
