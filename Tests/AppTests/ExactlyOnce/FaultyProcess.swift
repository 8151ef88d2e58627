import SandboxBank
import Transfer

/// One launch of the app, whose calls to the bank and the intent store fail as planned.
@MainActor
final class FaultyProcess {
  private let plan: FaultPlan
  private let faults: BankFaults
  /// Closes the process's files.
  var onDeath: (@MainActor () async -> Void)?
  private(set) var isDead = false

  init(plan: FaultPlan, faults: BankFaults) {
    self.plan = plan
    self.faults = faults
  }

  func ask<Answer, Failure: Error>(
    _ call: InjectedFault.Call, ifInjected failure: Failure, _ work: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    guard !isDead else { throw failure }
    let harm = plan.harm(at: call)
    switch harm {
    case .diesBefore:
      await die()
      throw failure
    case .failsBefore: throw failure
    case .bank(let words): order(words, for: call)
    case .diesAfter, .failsAfter, nil: break
    }
    let answer = try await work()
    if harm == .diesAfter { await die() }
    if isDead || harm == .failsAfter { throw failure }
    return answer
  }

  private func order(_ words: String, for call: InjectedFault.Call) {
    guard case .bank(let kind) = call else { return }
    try? faults.apply("bank next \(kind.rawValue) \(words)")
  }

  /// The process is killed: nothing more reaches the disk or the bank, and no answer arrives.
  private func die() async {
    isDead = true
    await onDeath?()
  }
}
