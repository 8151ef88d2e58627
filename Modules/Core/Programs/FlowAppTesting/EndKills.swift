import FlowExplorer
import FlowHeadless
import FlowKit
public import FlowProgram
import FlowStorage

/// An end of a feature, whose writes are each followed by a kill.
public struct FeatureEnd: Sendable {
  /// The feature and the end, such as "Welcome saved".
  public let name: String
  let journey: String
  let steps: String
  let meanwhile: String

  /// - Parameters:
  ///   - name: The feature and the end, such as "Welcome saved".
  ///   - journey: The journey up to the end, without a title.
  ///   - steps: The steps of the person that end the feature.
  ///   - meanwhile: The steps between the kill and the next launch, such as time passing.
  public init(_ name: String, after journey: String, by steps: String, meanwhile: String = "") {
    (self.name, self.journey, self.steps, self.meanwhile) = (name, journey, steps, meanwhile)
  }
}

/// Kills an app at each write of a feature's end, and launches it again.
///
/// Each launch must lead back to the feature, or to the state after its end, and each confirmed action must be executed,
/// pending or reported. It catches an end of two transactions.
@MainActor
public struct EndKills {
  /// The findings of the launches.
  public struct Outcome: Sendable, CustomStringConvertible {
    public let name: String
    /// The number of writes from the person's step on; the app was killed before each of them, and after the last.
    public internal(set) var writeCount = 0
    /// The number of launches after a kill.
    public internal(set) var killCount = 0
    /// How often something that was confirmed was looked for.
    public internal(set) var ruleCount = 0
    /// The launches after which something confirmed was neither executed, nor pending, nor reported.
    public internal(set) var silentCount = 0
    public internal(set) var problems: [String] = []

    public var description: String {
      "| \(name) | \(writeCount) | \(killCount) | \(ruleCount) | \(silentCount) |"
    }
  }

  private struct End {
    let name: String
    let journey: [JourneyStep]
    let steps: [JourneyStep]
    let meanwhile: [JourneyStep]
  }

  private struct Launch {
    let writeCount: Int
    let screen: ScreenSnapshot?
    let defects: [String]
    let hasConfirmed: Bool
    let silence: String?
  }

  private let app: any HeadlessApp

  public init(of app: any HeadlessApp) {
    self.app = app
  }

  /// Kills at each write of an end, and returns the findings of the next launches.
  /// - Throws: The reason why a journey cannot be played.
  public func outcome(of end: FeatureEnd) async throws -> Outcome {
    try await outcome(
      of: End(
        name: end.name, journey: try steps(of: end.journey), steps: try steps(of: end.steps),
        meanwhile: try steps(of: end.meanwhile)))
  }

  /// Kills at each write of each step of these journeys that leads home, and returns the findings of the next launches.
  /// - Parameter folder: The name of a journey, or of a folder of journeys, such as "Welcome".
  /// - Throws: The reason why a journey cannot be played.
  public func outcomes(ofJourneys folder: String) async throws -> [Outcome] {
    var outcomes: [Outcome] = []
    for script in try JourneyLibrary(folder: app.journeys).scripts(named: [folder]) {
      let own = try app.parser.journey(named: script.name, from: script.bytes).steps
      for index in try await stepsHome(own) {
        let end = End(
          name: "\(script.name): \(own[index])", journey: try own[..<index].flatMap(expanded), steps: [own[index]],
          meanwhile: [])
        outcomes.append(try await outcome(of: end))
      }
    }
    return outcomes
  }

  private func outcome(of end: End) async throws -> Outcome {
    var outcome = Outcome(name: end.name)
    let calm = try await launch(after: end, killedAfter: nil)
    outcome.writeCount = calm.writeCount
    let feature = try await launch(after: end, killedAfter: 0)
    for count in 0...calm.writeCount {
      let launch = count == 0 ? feature : try await launch(after: end, killedAfter: count)
      outcome.killCount += 1
      let place = "\(end.name), killed after \(count) of \(calm.writeCount) writes:"
      if launch.screen != feature.screen, launch.screen != calm.screen {
        outcome.problems.append(
          "\(place) \(launch.screen?.stack.description ?? "no app") is neither before nor after it")
      }
      outcome.problems += launch.defects.map { "\(place) \($0)" }
      if launch.hasConfirmed { outcome.ruleCount += 1 }
      if let silence = launch.silence {
        outcome.silentCount += 1
        outcome.problems.append("\(place) \(silence)")
      }
    }
    return outcome
  }

  /// - Parameter count: The number of writes before the kill; nil kills the app at rest.
  private func launch(after end: End, killedAfter count: Int?) async throws -> Launch {
    let (device, player) = try await launchNew()
    let home = device.driver?.window.snapshot?.name
    for step in end.journey { try await player.play(step) }
    let before = await Self.commitments(in: device)
    let first = await device.database?.commitCount ?? 0
    if let count { await device.database?.limitCommits(to: first + count) }
    for step in end.steps { try await player.play(step) }
    let written = (await device.database?.commitCount ?? first) - first
    await device.kill()
    for step in end.meanwhile { try await player.play(step) }
    await device.relaunch()
    let screen = device.driver?.window.snapshot
    let silence = await Self.commitments(in: device).flatMap { now in
      before.flatMap { before in
        now.findSilence(
          since: before, reading: screen.map { [$0.title] + $0.lines } ?? [], isHome: screen?.name == home)
      }
    }
    let result = Launch(
      writeCount: written, screen: screen, defects: device.defects, hasConfirmed: before?.confirmed.isEmpty == false,
      silence: silence)
    await device.quit()
    return result
  }

  private func launchNew() async throws -> (device: Device, player: JourneyPlayer) {
    let launched = Launched()
    let device = try await app.launchDevice(
      on: DeviceContext(
        storage: .memory(MemoryDisk()), clock: DeviceClock(startingAt: DeviceClock.journeyStart),
        identifiers: DeviceIdentifiers(counting: true),
        waitForRest: { idle in await IdleProbe.wait(for: idle) { launched.device?.waitsForEvent == true } }))
    launched.device = device
    return (device, JourneyPlayer(host: device, renderer: nil))
  }

  /// The device whose held replies nobody waits for; nil until it was launched.
  @MainActor
  private final class Launched { weak var device: Device? }

  private static func commitments(in device: Device) async -> Commitments? {
    let world = device.world as? any ExplorableWorld
    return await world?.inspect(on: device.driver?.window.snapshot).commitments
  }

  // MARK: Journeys

  /// Returns the indices of the person's steps that lead home from another screen.
  private func stepsHome(_ steps: [JourneyStep]) async throws -> [Int] {
    let (device, player) = try await launchNew()
    let home = device.driver?.window.snapshot?.name
    var indices: [Int] = []
    for (index, step) in steps.enumerated() {
      let before = device.driver?.window.snapshot?.name
      for step in try expanded(step) { try await player.play(step) }
      if case .action = step, before != home, device.driver?.window.snapshot?.name == home { indices.append(index) }
    }
    await device.quit()
    return indices
  }

  /// Returns the steps of the journey that a step requires, or the step itself.
  private func expanded(_ step: JourneyStep) throws -> [JourneyStep] {
    guard case .after(let name) = step else { return [step] }
    return try steps(of: "after \(name)")
  }

  private func steps(of text: String) throws -> [JourneyStep] {
    let library = JourneyLibrary(folder: app.journeys)
    let journey = try app.parser.journey(named: "end", from: Array("# Up to there\n\(text)\n".utf8))
    return try journey.includingPrerequisites { name in
      try app.parser.journey(named: name, from: library.script(named: name).bytes)
    }.steps
  }
}

extension Journey {
  fileprivate var steps: [JourneyStep] {
    lines.compactMap { if case .step(let step) = $0.content { step } else { nil } }
  }
}
