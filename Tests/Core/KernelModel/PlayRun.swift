import FlowTesting
import Foundation

/// Plays, and the disagreements in them.
///
/// A seed of a failing run is played again with `SEED=… RUNS=1`. Without it the first seed is 1.
@MainActor
package struct PlayRun {
  /// The number of random acts for a seed.
  private static let actCount = 40

  /// The seeds that the environment asks for: those of 1,500 acts, or 400 where effort is full.
  package static var seeds: Range<UInt64> {
    let number = { (name: String) in ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } }
    let first = number("SEED") ?? 1
    return first..<first + (number("RUNS") ?? UInt64((Effort.isFull ? 16_000 : 1_500) / actCount))
  }

  let mode: PlayMode
  private let setting: PlaySetting
  private let makeStage: @MainActor () -> any PlayStage

  /// The acts that end each play: all flows are terminated (sentence 7).
  private var ending: [Act] {
    [.endSwipe(cancelled: true)] + (1..<setting.windows).map { .inWindow($0, .endSwipe(cancelled: true)) }
      + [.settleAll] + (0..<setting.trees).flatMap { [.terminateSubflows(caller: -$0), .settleAll] }
  }

  /// The number of random acts after which the two were compared; in some plays the last acts cannot be.
  package var comparedActCount: Int { counter.count }
  private let counter = ActCounter()

  private final class ActCounter {
    var count = 0
  }

  /// A disagreement, with the acts that lead to it.
  package struct Finding {
    let mode: PlayMode
    let setting: PlaySetting
    var acts: [Act]
    var difference: String

    package var actCount: Int { acts.count }
    /// The body of a test that shows it, in the words of `FlowTest`.
    package var test: String { ActWriter.text(of: self, in: mode) }
  }

  /// Plays in a mode, each time on new stages: the windows of one app.
  package init(
    _ mode: PlayMode, _ setting: PlaySetting = PlaySetting(), on makeStage: (@MainActor () -> any PlayStage)? = nil
  ) {
    self.mode = mode
    self.setting = setting
    self.makeStage = makeStage ?? mode.makeStage
  }

  /// The first disagreement in runs from these seeds, with as few acts as can be.
  package func firstFinding(from seeds: some Sequence<UInt64>) async -> (seed: UInt64, finding: Finding)? {
    for seed in seeds {
      if let finding = await find(from: seed) { return (seed, await shrunk(finding)) }
    }
    return nil
  }

  /// Plays random acts from a seed in both, until they differ.
  func find(from seed: UInt64) async -> Finding? {
    var maker = ActMaker(seed: seed, in: setting)
    let comparison = Comparison(mode, setting, on: makeStages())
    var acts: [Act] = []
    for number in 0..<Self.actCount + ending.count where !comparison.isOver {
      let act = number < Self.actCount ? maker.next(in: comparison.model) : ending[number - Self.actCount]
      if let finding = await play(act, in: comparison, after: &acts) { return finding }
      if number < Self.actCount, !comparison.isOver { counter.count += 1 }
      let isToSettle = mode == .settled && comparison.model.isMoving
      if isToSettle, let finding = await play(.settleAll, in: comparison, after: &acts) { return finding }
    }
    return nil
  }

  /// Plays acts that are given.
  func check(_ acts: [Act]) async -> Finding? {
    let comparison = Comparison(mode, setting, on: makeStages())
    var played: [Act] = []
    for act in acts {
      if let finding = await play(act, in: comparison, after: &played) { return finding }
    }
    return nil
  }

  private func makeStages() -> [any PlayStage] { (0..<setting.windows).map { _ in makeStage() } }

  private func play(_ act: Act, in comparison: Comparison, after acts: inout [Act]) async -> Finding? {
    acts.append(act)
    return await comparison.play(act).map { Finding(mode: mode, setting: setting, acts: acts, difference: $0) }
  }
}
