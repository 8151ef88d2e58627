import FlowTesting
import Foundation
import SimulatedDisk
import Testing

@testable import FlowStorage

/// Files that are cut, old, or not the app's: acknowledged data is there, or its loss is reported, and nothing is a mixture.
struct SwappedFilesTests {
  private let disk = SimulatedDisk()
  private let file = Workload.file.path()

  @Test func `a log that is cut at a frame, or removed, is reported`() throws {
    let (history, told) = run()

    var problems: [String] = []
    var count = 0
    for moment in Effort.every(3, of: told) {
      let state = history.stateAfterKill(at: moment.operations)
      for frames in Effort.every(3, of: 0..<max(1, ((state[file + "-wal"]?.count ?? 0) - 32) / 4_120)) {
        var cut = state
        cut[file + "-wal"] = frames == 0 ? nil : Array((state[file + "-wal"] ?? []).prefix(32 + frames * 4_120))
        count += 1
        let recovery = try Recovery(from: cut, on: disk)
        let needed = told.filter { $0.number <= moment.number }
        problems += self.problems(of: recovery, needed, "after \(moment.number), log cut after \(frames) frames")
      }
    }

    #expect(problems == [])
    #expect(count >= 10)
  }

  @Test func `an older file and a newer log are never mixed`() throws {
    let (history, told) = run()
    let moments = Effort.every(2, of: told)

    var problems: [String] = []
    var count = 0
    for (older, newer) in moments.flatMap({ older in moments.map { (older, $0) } }) where older.number < newer.number {
      var state = history.stateAfterKill(at: newer.operations)
      state[file] = history.stateAfterKill(at: older.operations)[file]
      count += 1
      let recovery = try Recovery(from: state, on: disk)
      let needed = told.filter { $0.number <= newer.number }
      problems += self.problems(of: recovery, needed, "the file of \(older.number) with the log of \(newer.number)")
    }

    #expect(problems == [])
    #expect(count >= 10)
  }

  /// SQLite takes an empty journal as an order to empty the file.
  @Test func `a foreign journal beside the file harms nothing`() throws {
    let (history, told) = run()
    var journal: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0]
    journal += [0, 0, 2, 0, 0, 0, 16, 0]
    journal += [UInt8](repeating: 0, count: 512 - journal.count)

    var problems: [String] = []
    var count = 0
    for moment in Effort.every(3, of: told) {
      var state = history.stateAfterKill(at: moment.operations)
      state[file + "-journal"] = journal
      count += 1
      let whole = try Recovery(from: state, on: disk).whole
      if whole != Set(1...moment.number) { problems.append("a journal beside \(moment.number): \(whole.sorted())") }
    }

    #expect(problems == [])
    #expect(count >= 4)
  }

  private func run() -> (history: DiskHistory, told: [Workload.Told]) {
    disk.restart(from: DiskState())
    var workload = Workload(on: disk)
    workload.run()
    return (disk.history, workload.told)
  }

  private func problems(of recovery: Recovery, _ needed: [Workload.Told], _ fault: String) -> [String] {
    var problems: [String] = []
    if !recovery.partial.isEmpty { problems.append("half of \(recovery.partial)") }
    let lost = needed.map(\.number).filter { !recovery.whole.contains($0) }
    if !lost.isEmpty, !recovery.isLossTold { problems.append("\(lost) lost in silence") }
    if lost.isEmpty, recovery.repair?.lostEndOfLog == true { problems.append("a loss is told that is none") }
    return problems.map { "\(fault): \($0)" }
  }
}
