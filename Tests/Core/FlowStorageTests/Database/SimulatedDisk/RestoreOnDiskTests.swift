import FlowLocalization
import FlowTesting
import Foundation
import SimulatedDisk
import Testing

@testable import FlowStorage

/// A restore on a disk that fails: the former data is there, or the backup, or a file that is refused until it is restored again.
struct RestoreOnDiskTests {
  private static let backup = URL(filePath: "/simulated/backup.sqlite")
  private let disk = SimulatedDisk()

  @Test func `a kill or a power failure leaves the former data, the backup, or a refusal`() throws {
    let (history, error) = try restore()

    #expect(error == nil)
    var problems: [String] = []
    var count = 0
    for point in Effort.sample(of: Effort.every(6, of: 0...history.operations.count)) {
      let isMade = point == history.operations.count
      for state in states(of: history, at: point) {
        count += 1
        if let problem = try problem(of: state, isMade: isMade) { problems.append("before \(point): \(problem)") }
      }
    }
    // Every acknowledged write is there; others may be lost.
    for state in states(of: history, at: history.operations.count) {
      if let problem = try problem(of: state, isMade: true) { problems.append("at the end: \(problem)") }
    }

    #expect(problems == [])
    #expect(count >= 10)
  }

  @Test(arguments: [SimulatedFault.Kind.failsOnce, .failsForGood, .isFull])
  func `a failed operation is reported, or the backup is restored`(kind: SimulatedFault.Kind) throws {
    let operationCount = try restore().history.operations.count

    var problems: [String] = []
    var count = 0
    for index in Effort.sample(of: Effort.every(6, of: 0..<operationCount)) {
      let (history, error) = try restore(with: SimulatedFault(kind, at: index))
      for state in states(of: history, at: history.operations.count) {
        count += 1
        let problem = try self.problem(of: state, isMade: error == nil)
        if let problem { problems.append("\(kind) at \(index): \(problem)") }
      }
    }

    #expect(problems == [])
    #expect(count >= 10)
  }

  /// Catches a mixture of the backup and the former log, whose mark is missing: each page of it is sound.
  @Test func `the log of the former data is never read with the backup`() throws {
    disk.restart(from: DiskState())
    for (file, byte) in [(Self.backup, 1), (Workload.file, 2)] {
      let connection = try Workload.open(file, on: disk)
      try connection.write { for number in 1...200 { try $0.insert(number, byte) } }
    }
    let killed = try Workload.open(on: disk)
    try killed.write { try $0.insert(201, 2) }
    var state = disk.state
    state[Workload.file.path() + "-mark"] = nil
    disk.restart(from: state)
    try DatabaseFile.$fileSystem.withValue(disk) {
      _ = try SQLiteDatabase.restore(Self.backup, to: Workload.file, migrations: Workload.migrations)
    }
    let history = disk.history

    var found: Set<[Int]> = []
    for point in 0...history.operations.count {
      disk.restart(from: history.stateAfterKill(at: point))
      do {
        let connection = try Workload.open(on: disk)
        let bodies: [Data] = try connection.read { transaction in
          try transaction.query("SELECT DISTINCT body FROM part").map { try $0["body"] }
        }
        found.insert(bodies.map { Int($0[0]) })
      } catch let error as DatabaseError where error.isMendedByRestoring {
        found.insert([])
      }
    }

    #expect(found == [[1], [2], []])
    withExtendedLifetime(killed) {}
  }

  private func states(of history: DiskHistory, at point: Int) -> [DiskState] {
    let seeds = (1...(Effort.isFull ? 20 : 2)).map { UnsyncedSurvival.some(seed: UInt64($0)) }
    return [history.stateAfterKill(at: point)]
      + ([.none] + seeds).map { history.stateAfterPowerFailure(at: point, $0) { _ in false } }
  }

  /// Restores an empty backup in the place of the data of a killed process.
  private func restore(with fault: SimulatedFault? = nil) throws -> (history: DiskHistory, error: DatabaseError?) {
    disk.restart(from: DiskState())
    do { _ = try Workload.open(Self.backup, on: disk) }
    var workload = Workload(on: disk)
    workload.run()
    // All that was written before is on the disk.
    disk.restart(from: disk.state)
    disk.plan(fault)
    do {
      try DatabaseFile.$fileSystem.withValue(disk) {
        _ = try SQLiteDatabase.restore(
          Self.backup, to: Workload.file, migrations: Workload.migrations, lockTimeout: .zero)
      }
    } catch let error as DatabaseError {
      return (disk.history, error)
    }
    return (disk.history, nil)
  }

  private func problem(of state: DiskState, isMade: Bool) throws -> String? {
    let recovery = try Recovery(from: state, on: disk)
    if let refusal = recovery.refusal {
      return !isMade && refusal.isMendedByRestoring ? nil : "refused: \(refusal.diagnosis)"
    }
    let allowed = isMade ? [[]] : [[], Set(1...Workload.count)]
    let isWhole = allowed.contains(recovery.whole) && recovery.partial.isEmpty && !recovery.isLossTold
    return isWhole ? nil : "\(recovery.whole.sorted()) \(recovery.repair?.sentence ?? "")"
  }
}

extension WriteTransaction {
  fileprivate func insert(_ number: Int, _ byte: Int) throws {
    let body = Data(repeating: UInt8(byte), count: 100)
    try execute("INSERT INTO part (number, half, body) VALUES (?, 1, ?)", number, body)
  }
}
