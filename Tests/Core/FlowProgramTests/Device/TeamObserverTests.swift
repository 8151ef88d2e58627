import FlowHeadless
import FlowKit
import FlowStorage
import Foundation
import Testing

@testable import FlowProgram

/// A team's own observer in the headless program.
@MainActor
struct TeamObserverTests {
  // Catches a program in which only the core's observer sees the flows.
  @Test func `journeys check the records of a team's observer`() async throws {
    let app = ObservedApp()
    let device = try await app.launchDevice(on: .inMemory)

    let player = JourneyPlayer(host: device)

    let seen = await player.play(try app.journey("log has \"SavingsFlow shows Plan\""))
    let unseen = await player.play(try app.journey("log has \"SavingsFlow shows Home\""))

    #expect(seen.failure == nil)
    #expect(unseen.failure?.reason == .refusedByApp(JourneyError("The log has not \"SavingsFlow shows Home\".")))
  }

  // Catches an observer of the first launch alone, and one that is informed of objects that a killed process would not have.
  @Test func `a team's observer sees each launch until its process ends`() async throws {
    let app = ObservedApp()
    let device = try await app.launchDevice(on: .inMemory)
    let world = try #require(device.world as? ObservedWorld)

    await device.kill()
    let afterKill = world.log.lines
    await device.relaunch()
    await device.quit()

    let launch = ["SavingsFlow started", "SavingsFlow shows Plan"]
    #expect(afterKill == launch)
    #expect(world.log.lines == launch + launch + ["SavingsFlow terminated", "SavingsFlow ended"])
  }
}

/// The app with an observer that logs, and a phrase that looks into the log.
private struct ObservedApp: HeadlessApp {
  private let app = SavingsApp()
  var name: String { app.name }
  var version: String { app.version }
  var exampleLink: String { app.exampleLink }
  var journeys: URL { app.journeys }
  var schema: StoredSchema { app.schema }
  let phrases = ["log has …"]

  func journey(_ step: String) throws -> Journey { try parser.journey(named: "log", from: Array(step.utf8)) }

  func makeWorld(on context: DeviceContext) async throws -> any DeviceWorld {
    ObservedWorld(try await app.makeWorld(on: context))
  }
}

@MainActor
private final class ObservedWorld: DeviceWorld {
  let log = TeamLog()
  private let world: any DeviceWorld

  init(_ world: any DeviceWorld) { self.world = world }

  var schema: StoredSchema { world.schema }
  var flowObserver: (any FlowObserver)? { log }

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    try await world.launch(with: database, kill: kill)
  }

  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {
    guard texts.allSatisfy(log.lines.contains) else {
      throw JourneyError("The log has not \(texts.map { "\"\($0)\"" }.joined()).")
    }
  }
}

private final class TeamLog: FlowObserver {
  private(set) var lines: [String] = []

  func flow(_ node: FlowNode, did event: FlowEvent) {
    let event: String? =
      switch event {
      case .started: "started"
      case .terminated: "terminated"
      case .ended: "ended"
      case .screenShown(let screen): "shows \((screen as? HeadlessViewController)?.screenName ?? "")"
      case .progressed, .reported, .resumed, .screenRevealed, .screenRemoved, .misused, .leaked: nil
      }
    if let event { lines.append("\(node.flowType.map { "\($0)" } ?? "") \(event)") }
  }
}

extension DeviceContext {
  fileprivate static var inMemory: DeviceContext {
    DeviceContext(
      storage: .memory(MemoryDisk()), clock: DeviceClock(startingAt: DeviceClock.journeyStart),
      identifiers: DeviceIdentifiers(counting: true))
  }
}
