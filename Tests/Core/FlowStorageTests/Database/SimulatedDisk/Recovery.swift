import Foundation
import SimulatedDisk

@testable import FlowStorage

/// The state that a launch finds on a disk after a fault.
struct Recovery {
  /// The transactions of which both rows are there, as they were written.
  private(set) var whole: Set<Int> = []
  /// The transactions of which something else is there.
  private(set) var partial: Set<Int> = []
  private(set) var repair: DatabaseRepair?
  private(set) var refusal: DatabaseError?

  /// Opens the database on this disk, reads all, and writes something.
  init(from state: DiskState, file: URL = Workload.file, on disk: SimulatedDisk) throws {
    disk.restart(from: state)
    do {
      let connection = try Workload.open(file, on: disk)
      repair = connection.repair
      let rows = try connection.read { try $0.query("SELECT number, half, body FROM part ORDER BY number, half") }
      var halves: [Int: [Int]] = [:]
      for row in rows {
        let (number, half, body): (Int, Int, Data) = (try row["number"], try row["half"], try row["body"])
        let isIntact = body.allSatisfy { $0 == UInt8(number) }
        halves[number, default: []].append(isIntact ? half : 0)
      }
      whole = Set(halves.filter { $0.value == [1, 2] }.keys)
      partial = Set(halves.keys).subtracting(whole)
      try connection.write { try $0.execute("DELETE FROM part") }
    } catch let error as DatabaseError {
      refusal = error
    }
  }

  /// Whether a person reads that something may be lost.
  var isLossTold: Bool { refusal != nil || repair?.lostEndOfLog == true }
}
