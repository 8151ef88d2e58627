import Foundation
import TestSupport
import Testing

/// The kernel, held against the model of its contract.
///
/// A seed of a failing run is played again with `SEED=… RUNS=1`. `EFFORT=full` plays a hundred thousand acts in each mode;
/// a million are `RUNS=25000 swift test -c release -Xswiftc -enable-testing --filter ModelTests`.
@MainActor
struct ModelTests {
  private let environment = ProcessInfo.processInfo.environment

  @Test(arguments: PlayMode.allCases)
  func `random acts do what the contract says`(mode: PlayMode) {
    let run = PlayRun(mode)
    let first = number("SEED") ?? 1
    let runs = number("RUNS") ?? UInt64((Effort.isFull ? 100_000 : 1_500) / PlayRun.actCount)
    for seed in first..<first + runs {
      guard let finding = run.find(from: seed) else { continue }
      let least = run.shrunk(finding)
      Issue.record("seed \(seed), \(least.acts.count) acts\n\(ActWriter.text(of: least, in: mode))")
      return
    }
  }

  // Catches a comparison that sees nothing, and a shrinking that keeps what has no part in it.
  @Test(arguments: PlayMode.allCases)
  func `a person who is not heard is found, and printed with few acts`(mode: PlayMode) throws {
    let run = PlayRun(mode) { DeafStage(mode) }

    let finding = try #require((1...20).lazy.compactMap { run.find(from: $0) }.first)
    let least = run.shrunk(finding)

    #expect(least.acts.count <= 3)
    #expect(ActWriter.text(of: least, in: mode).contains("test.window.goBack()"))
  }

  private func number(_ name: String) -> UInt64? { environment[name].flatMap { UInt64($0) } }
}
