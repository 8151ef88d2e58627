import FlowLocalization
import FlowTesting
import Foundation
import SimulatedDisk
import Testing

@testable import FlowStorage

/// A new beginning that is killed, or meets a disk that fails: the damaged file is kept in each case.
struct StartingAnewOnDiskTests {
  private let disk = SimulatedDisk()
  private let path = Workload.file.path()

  /// The bytes of a database whose process was killed, and of its log, whose mark is that of another file.
  private func damage() -> (file: [UInt8], log: [UInt8]) {
    disk.restart(from: DiskState())
    var workload = Workload(on: disk)
    workload.run()
    var state = disk.state
    state[path + "-mark"] = Array(FileMark(identity: 1, generation: 1, fileGeneration: 1).data)
    disk.restart(from: state)
    return (state[path] ?? [], state[path + "-wal"] ?? [])
  }

  private func startAnew(_ fault: SimulatedFault? = nil) -> (history: DiskHistory, error: (any Error)?) {
    disk.plan(fault)
    do {
      try DatabaseFile.$fileSystem.withValue(disk) {
        _ = try SQLiteDatabase.startAnew(Workload.file, migrations: Workload.migrations, lockTimeout: .zero)
      }
      return (disk.history, nil)
    } catch {
      return (disk.history, error)
    }
  }

  /// Returns the problem of a state: it has neither the damaged file nor an empty one, or the damaged one is lost.
  private func problem(_ state: DiskState, _ damaged: (file: [UInt8], log: [UInt8]), mayBeOld: Bool) throws -> String? {
    let names = [path] + (1...3).map { path + ".kept" + ($0 == 1 ? "" : "-\($0)") }
    guard names.contains(where: { state[$0] == damaged.file && state[$0 + "-wal"] == damaged.log }) else {
      return "the damaged file or its log is lost"
    }
    let recovery = try Recovery(from: state, on: disk)
    if let refusal = recovery.refusal {
      return mayBeOld && refusal.isOfUnusableData ? nil : "refused: \(refusal.diagnosis)"
    }
    return recovery.whole.isEmpty && recovery.partial.isEmpty && recovery.repair == nil ? nil : "former rows are back"
  }

  @Test func `killed at each write, the old file is there or an empty one, and the damaged one is kept`() throws {
    let damaged = damage()
    let (history, error) = startAnew()

    #expect(error == nil)
    var problems: [String] = []
    var found: Set<Bool> = []
    for point in 0...history.operations.count {
      let state = history.stateAfterKill(at: point)
      let isOld = state[path] == damaged.file
      found.insert(isOld)
      if let problem = try problem(state, damaged, mayBeOld: isOld) { problems.append("before \(point): \(problem)") }
    }

    #expect(problems == [])
    #expect(found == [true, false])
    #expect(history.operations.count >= 10)
  }

  @Test(arguments: [SimulatedFault.Kind.failsOnce, .failsForGood, .isFull])
  func `a failed operation is reported, and nothing is lost`(kind: SimulatedFault.Kind) throws {
    _ = damage()
    let count = startAnew().history.operations.count

    var problems: [String] = []
    for index in Effort.sample(of: Effort.every(3, of: 0..<count)) {
      let damaged = damage()
      let (history, error) = startAnew(SimulatedFault(kind, at: index))
      let state = history.stateAfterKill(at: history.operations.count)
      if let problem = try problem(state, damaged, mayBeOld: error != nil) {
        problems.append("\(kind) at \(index): \(problem)")
      }
    }

    #expect(problems == [])
    #expect(count >= 10)
  }

  /// Unconfirmed data may be lost, but not the damaged file.
  @Test func `after a power failure, the damaged file is there`() throws {
    let damaged = damage()
    let history = startAnew().history

    for point in Effort.sample(of: Effort.every(4, of: 0...history.operations.count)) {
      let states = [UnsyncedSurvival.none, .some(seed: 1), .some(seed: 2)].map {
        history.stateAfterPowerFailure(at: point, $0) { _ in false }
      }
      for state in states {
        #expect(try problem(state, damaged, mayBeOld: true) == nil, "before \(point)")
      }
    }
  }
}

extension StartingAnewOnDiskTests {
  @Test func `killed at each write of an app that starts anew, all is there, or nothing and a copy of all`()
    async throws
  {
    let disk = SimulatedDisk()
    disk.restart(from: DiskState())
    let history = try await DatabaseFile.$fileSystem.withValue(disk) {
      let database = try await open(Workload.file)
      try await note(in: database).store("Ada's")
      // The opening is no part of it.
      disk.restart(from: disk.state)
      let again = try await open(Workload.file)
      let opened = disk.operationCount
      try await again.startAnew()
      return (disk.history, opened)
    }

    var found: Set<String> = []
    for point in history.1...history.0.operations.count {
      disk.restart(from: history.0.stateAfterKill(at: point))
      try await DatabaseFile.$fileSystem.withValue(disk) {
        let text = try await note(in: try await open(Workload.file)).load()
        if text == nil {
          let kept = try await open(URL(filePath: Workload.file.path() + ".kept"))
          #expect(try await note(in: kept).load() == "Ada's", "before \(point)")
        }
        found.insert(text ?? "nothing")
      }
    }

    #expect(found == ["Ada's", "nothing"])
  }

  private func open(_ file: URL) async throws -> SQLiteDatabase {
    try await StoredSchema(parts: []).open(.file(file), on: MainActor.shared)
  }

  private func note(in database: SQLiteDatabase) async throws -> SQLiteDocument<String> {
    try await SQLiteDocument(named: "note", title: "note", of: .person, in: database)
  }
}
