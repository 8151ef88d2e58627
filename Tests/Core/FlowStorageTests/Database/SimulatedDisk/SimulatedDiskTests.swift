import FlowLocalization
import FlowSQLite
import FlowTesting
import Foundation
import SimulatedDisk
import Testing

@testable import FlowStorage

/// After any single fault of the disk: an acknowledged transaction is there, or its loss is reported, and there is never half of one.
struct SimulatedDiskTests {
  private let disk = SimulatedDisk()

  @Test func `a database on the simulated disk is like one on a real one`() throws {
    var workload = Workload(on: disk)
    workload.run()

    let recovery = try Recovery(from: disk.state, on: disk)

    #expect(workload.refusals.isEmpty)
    #expect(recovery.whole == Set(1...Workload.count))
    #expect(recovery.repair == nil && recovery.refusal == nil)
  }

  /// SQLite saves the name of a new log, and does not look whether that failed.
  @Test func `a transaction is acknowledged only if the name of its log is on the disk`() throws {
    do {
      var workload = Workload(on: disk)
      workload.run()
    }
    let closed = disk.state
    // Closing would move the log into the file.
    var connection: Connection?
    func write(_ fault: SimulatedFault?) -> Bool {
      disk.restart(from: closed)
      disk.plan(fault)
      do {
        connection = try Workload.open(on: disk)
        try connection?.write { _ = try $0.execute("DELETE FROM part") }
        return true
      } catch {
        return false
      }
    }
    _ = write(nil)
    let waits = disk.history.operations.indices.filter { disk.history.operations[$0].kind == .syncFolder }

    for index in waits where write(SimulatedFault(.failsOnce, at: index)) {
      let history = disk.history
      let state = history.stateAfterPowerFailure(at: history.operations.count, .none) { _ in false }
      #expect(try Recovery(from: state, on: disk).whole == [])
    }

    #expect(closed.paths == [Workload.file.path()])
    #expect(!waits.isEmpty)
  }

  /// Catches a success without memory, which SQLite reads then: that ends the process of all tests.
  @Test func `a connection of a former process gets no shared memory`() throws {
    let connection = try Workload.open(on: disk)
    var file: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    let map = try #require(file?.pointee.pMethods.pointee.xShmMap)
    var page: UnsafeMutableRawPointer?
    #expect(map(file, 1, 32_768, 1, &page) == SQLITE_OK && page != nil)

    disk.restart(from: disk.state)

    #expect(map(file, 2, 32_768, 1, &page) != SQLITE_OK)
  }

  @Test func `a kill before any operation loses nothing`() throws {
    let (history, told) = run()

    let start = ContinuousClock.now
    var problems: [String] = []
    let points = Effort.every(4, of: 0...history.operations.count)
    for point in points {
      let recovery = try Recovery(from: history.stateAfterKill(at: point), on: disk)
      let needed = told.filter { $0.operations <= point && $0.isAcknowledged }
      let fault = "killed before \(point), \(name(point, history))"
      problems += self.problems(of: recovery, needed, told, fault)
      if recovery.repair != nil { problems.append("\(fault): a loss is told that is none") }
      if let refusal = recovery.refusal { problems.append("\(fault): \(refusal.diagnosis)") }
    }

    report("kills", points.count, since: start, problems)
    #expect(problems == [])
    #expect(points.count >= 50)
  }

  @Test func `a power failure before any operation loses nothing that waited for the disk`() throws {
    let (history, told) = run()

    let start = ContinuousClock.now
    var problems: [String] = []
    var count = 0
    for point in Effort.every(8, of: 0...history.operations.count) {
      let needed = told.filter { $0.operations <= point && $0.answer == .acknowledged(.survivesPowerLoss) }
      for survival in [.none] + (1...(Effort.isFull ? 20 : 1)).map({ UnsyncedSurvival.some(seed: UInt64($0)) }) {
        let state = history.stateAfterPowerFailure(at: point, survival) { _ in false }
        let recovery = try Recovery(from: state, on: disk)
        let fault = "power failed before \(point), \(name(point, history)); \(survival)"
        problems += self.problems(of: recovery, needed, told, fault)
        if recovery.refusal != nil, !needed.isEmpty {
          problems.append("\(fault): \(recovery.refusal?.diagnosis ?? "")")
        }
        count += 1
      }
    }

    report("power failures", count, since: start, problems)
    #expect(problems == [])
    #expect(count >= 50)
  }

  /// The losses cannot be known: docs/lab/decisions/0008.
  @Test func `a power failure after false syncs leaves no partial transaction`() throws {
    let (history, told) = run()

    let start = ContinuousClock.now
    var problems: [String] = []
    var (count, silentCount) = (0, 0)
    for point in Effort.every(16, of: 0...history.operations.count) {
      for survival in [.none, UnsyncedSurvival.some(seed: UInt64(point))] {
        let state = history.stateAfterPowerFailure(at: point, survival, lyingSyncs: true) { _ in false }
        let recovery = try Recovery(from: state, on: disk)
        let needed = told.filter { $0.operations <= point && $0.answer == .acknowledged(.survivesPowerLoss) }
        if !recovery.partial.isEmpty { problems.append("before \(point), \(survival): half of \(recovery.partial)") }
        if !recovery.isLossTold, !needed.allSatisfy({ recovery.whole.contains($0.number) }) { silentCount += 1 }
        count += 1
      }
    }

    report("lying syncs, \(silentCount) of which lose in silence", count, since: start, problems)
    #expect(problems == [])
    #expect(count >= 25)
  }

  @Test(arguments: SimulatedFault.Kind.allCases)
  func `a failure of any operation is reported, and nothing else is lost`(kind: SimulatedFault.Kind) throws {
    let whole = counts()
    let count = kind == .readFails || kind == .readIsShort ? whole.reads : whole.changes

    let start = ContinuousClock.now
    var problems: [String] = []
    var recoveries = 0
    for index in Effort.every(40, of: 0..<count) {
      let (history, told) = run(with: SimulatedFault(kind, at: index))
      let fault = "\(kind) at \(index), \(history.operations.first(where: \.hasFailed)?.description ?? "")"
      let end = history.operations.count
      let killed = try Recovery(from: history.stateAfterKill(at: end), on: disk)
      problems += self.problems(of: killed, told.filter(\.isAcknowledged), told, "\(fault); killed")
      let durable = told.last { $0.answer == .acknowledged(.survivesPowerLoss) }?.number ?? 0
      for survival in [.none, UnsyncedSurvival.some(seed: UInt64(index))] {
        let state = history.stateAfterPowerFailure(at: end, survival) { _ in false }
        let recovery = try Recovery(from: state, on: disk)
        let needed = told.filter { $0.isAcknowledged && $0.number <= durable }
        problems += self.problems(of: recovery, needed, told, "\(fault); power failed, \(survival)")
      }
      recoveries += 3
    }

    report("\(kind)", recoveries, since: start, problems)
    #expect(problems == [])
    #expect(recoveries >= 9)
  }

  /// Catches a log that is used further: the system may have dropped the writes of the failed sync.
  @Test func `data acknowledged after a failed sync survives a power failure`() throws {
    let (whole, _) = run()
    var problems: [String] = []
    let syncs = whole.operations.indices.filter { whole.operations[$0].kind == .sync }
    for index in syncs {
      let (history, told) = run(with: SimulatedFault(.failsOnce, at: index))
      let state = history.stateAfterPowerFailure(at: history.operations.count, .none) { _ in false }
      let recovery = try Recovery(from: state, on: disk)
      let durable = told.last { $0.answer == .acknowledged(.survivesPowerLoss) }?.number ?? 0
      let needed = told.filter { $0.isAcknowledged && $0.number <= durable }
      problems += self.problems(of: recovery, needed, told, "sync \(index) failed, then the power")
    }

    #expect(problems == [])
    #expect(syncs.count >= 5)
  }

  // MARK: Running

  private func run(with fault: SimulatedFault? = nil) -> (history: DiskHistory, told: [Workload.Told]) {
    disk.restart(from: DiskState())
    disk.plan(fault)
    var workload = Workload(on: disk)
    workload.run()
    return (disk.history, workload.told)
  }

  private func counts() -> (changes: Int, reads: Int) {
    _ = run()
    return disk.countsSincePlan
  }

  private func name(_ point: Int, _ history: DiskHistory) -> String {
    point < history.operations.count ? "\(history.operations[point])" : "the end"
  }

  private func report(_ faults: String, _ count: Int, since start: ContinuousClock.Instant, _ problems: [String]) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(
      "Simulated disk, \(faults): \(count) recoveries, \(Int(Double(count) / seconds)) a second, \(problems.count) problems"
    )
  }

  // MARK: Judging

  private func problems(
    of recovery: Recovery, _ needed: [Workload.Told], _ told: [Workload.Told], _ fault: String
  ) -> [String] {
    var problems: [String] = []
    if !recovery.partial.isEmpty { problems.append("half of \(recovery.partial)") }
    let lost = needed.map(\.number).filter { !recovery.whole.contains($0) }
    if !lost.isEmpty, !recovery.isLossTold { problems.append("\(lost) lost in silence") }
    let wrong = told.filter { $0.isToldAsUnchanged && recovery.whole.contains($0.number) }.map(\.number)
    if !wrong.isEmpty { problems.append("\(wrong) told as not written, and there") }
    // Transactions are written in their order.
    if let last = recovery.whole.max(), !recovery.isLossTold {
      let missing = told.filter { $0.isAcknowledged && $0.number < last && !recovery.whole.contains($0.number) }
      if !missing.isEmpty { problems.append("\(missing.map(\.number)) missing before \(last)") }
    }
    return problems.map { "\(fault): \($0)" }
  }
}

extension Workload.Told {
  var isAcknowledged: Bool { if case .acknowledged = answer { true } else { false } }

  /// Whether the error states that nothing was changed.
  var isToldAsUnchanged: Bool {
    switch answer {
    case .acknowledged, .failed(.outcomeUnknown): false
    case .failed: true
    }
  }
}
