import FlowLocalization
import FlowTesting
import Foundation
import SimulatedDisk
import Testing

@testable import FlowStorage

/// A backup on a disk that fails: under its name there is a whole copy, or nothing.
struct BackupOnDiskTests {
  private static let copy = URL(filePath: "/simulated/copy.sqlite")
  private let disk = SimulatedDisk()

  @Test func `a kill or a power failure leaves a whole copy or none`() throws {
    let history = try backUp().history

    var problems: [String] = []
    var count = 0
    for point in Effort.every(9, of: 0...history.operations.count) {
      let seeds = (1...(Effort.isFull ? 20 : 1)).map { UnsyncedSurvival.some(seed: UInt64($0)) }
      let failures = ([.none] + seeds).map { history.stateAfterPowerFailure(at: point, $0) { _ in false } }
      for state in [history.stateAfterKill(at: point)] + failures {
        count += 1
        let problem = try self.problem(of: state, isMade: point == history.operations.count)
        if let problem { problems.append("before \(point): \(problem)") }
      }
    }

    #expect(problems == [])
    #expect(count >= 10)
  }

  @Test(arguments: [SimulatedFault.Kind.failsOnce, .failsForGood, .isFull])
  func `a failed operation is reported, or the copy is whole`(kind: SimulatedFault.Kind) throws {
    let operationCount = try backUp().history.operations.count

    var problems: [String] = []
    var count = 0
    for index in Effort.every(9, of: 0..<operationCount) {
      let (history, error) = try backUp(with: SimulatedFault(kind, at: index))
      for survival in [.none, UnsyncedSurvival.some(seed: UInt64(index))] {
        let end = history.operations.count
        let states = [
          history.stateAfterKill(at: end), history.stateAfterPowerFailure(at: end, survival) { _ in false },
        ]
        for state in states {
          count += 1
          let problem = try self.problem(of: state, isMade: error == nil)
          if let problem { problems.append("\(kind) at \(index): \(problem)") }
        }
      }
    }

    #expect(problems == [])
    #expect(count >= 10)
  }

  /// Catches a copy that is reported as made, while its last transaction, which gives it an identity, is in a log under another name.
  @Test func `a copy whose log cannot be moved into it is not reported as made`() throws {
    let operations = try backUp().history.operations

    // The log is moved at the end.
    for index in operations.indices.suffix(16) {
      let (_, error) = try backUp(with: SimulatedFault(.failsOnce, at: index))
      disk.plan(nil)
      if error == nil {
        // Each run makes its own original.
        let identities = try (identity(of: Workload.file), identity(of: Self.copy))
        #expect(identities.0 != identities.1, "\(operations[index]) failed")
      }
    }
  }

  private func identity(of url: URL) throws -> Int {
    try DatabaseFile.$fileSystem.withValue(disk) {
      try #require(DatabaseFile(url).stateWithoutLog()).identity
    }
  }

  private func backUp(with fault: SimulatedFault? = nil) throws -> (history: DiskHistory, error: DatabaseError?) {
    disk.restart(from: DiskState())
    var workload = Workload(on: disk)
    workload.run()
    disk.restart(from: disk.state)
    disk.plan(fault)
    do {
      try DatabaseFile.$fileSystem.withValue(disk) {
        try SQLiteDatabase.backUp(Workload.file, to: Self.copy, migrations: Workload.migrations, lockTimeout: .zero)
      }
    } catch let error as DatabaseError {
      return (disk.history, error)
    }
    return (disk.history, nil)
  }

  private func problem(of state: DiskState, isMade: Bool) throws -> String? {
    guard state[Self.copy.path()] != nil else { return isMade ? "the copy is missing" : nil }
    let recovery = try Recovery(from: state, file: Self.copy, on: disk)
    guard recovery.whole.count == Workload.count, recovery.refusal == nil else {
      return "\(recovery.refusal?.diagnosis ?? "") \(recovery.whole.sorted()) in the copy"
    }
    return nil
  }
}
