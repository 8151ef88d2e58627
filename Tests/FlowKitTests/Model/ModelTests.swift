import Foundation
import TestSupport
import Testing

/// The kernel, held against the model of its contract.
@MainActor
struct ModelTests {
  @Test(arguments: PlayMode.allCases.filter { ProcessInfo.processInfo.environment["MODE"].map(String.init(describing: $0).hasPrefix) ?? true })
  func `random acts do what the contract says`(mode: PlayMode) {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SEED"].flatMap { UInt64($0) } ?? 1
    let runs = environment["RUNS"].flatMap { UInt64($0) } ?? 50
    for seed in first..<first + runs {
      guard let finding = PlayRun(mode: mode, seed: seed).find() else { continue }
      let least = Shrinking(mode: mode).shrunk(finding)
      Issue.record("seed \(seed), \(least.acts.count) acts\n\(ActWriter.text(of: least, in: mode))")
      return
    }
  }
}
