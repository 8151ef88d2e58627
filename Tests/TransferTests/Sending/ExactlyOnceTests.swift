import Testing
import Transfer

/// Money is sent once, wherever a process dies or a fault strikes.
@MainActor
struct ExactlyOnceTests {
  /// More calls than any run makes that is struck twice.
  private static let callCount = 14

  @Test(arguments: SendingWorld.Weather.allCases)
  func `whatever strikes, and again after it`(weather: SendingWorld.Weather) async throws {
    let strikes = Strike.all(inFirst: Self.callCount)
    var pointCount = 0
    var wrong: [String] = []

    for first in strikes {
      for second in [nil] + strikes {
        for plan in Self.plans(first, second) {
          var world = try SendingWorld(weather)
          let transfer = try await world.sendOnce(strikes: plan)
          guard world.strikesMade == plan.joined().count else { continue }
          pointCount += 1
          let closed = world.disk.records.filter { $0.state != .open && !$0.isAbandoned }.map(\.state)
          let isRight =
            world.bank.transfers.count == 1 && transfer == world.bank.transfers.first
            && closed == world.bank.transfers.map { .closed($0) }
            && !world.disk.records.contains { $0.state == .open }
          if !isRight { wrong.append("\(plan)") }
        }
      }
    }

    print("Exactly once, \(weather): \(pointCount) plans of one or two strikes")
    #expect(wrong == [])
    #expect(pointCount > 100)
  }

  /// One strike; or two, in one life of the process or in two.
  private static func plans(_ first: Strike, _ second: Strike?) -> [[[Strike]]] {
    guard let second else { return [[[first]]] }
    if first.kind == .dies { return [[[first], [second]]] }
    return second.call > first.call ? [[[first, second]]] : []
  }
}

extension IntentRecord {
  var isAbandoned: Bool {
    if case .abandoned = state { true } else { false }
  }
}
