import Foundation
import SimulatedDisk
import Testing

@testable import FlowStorage

/// The number of reads of an opening.
struct OpeningCostTests {
  private let disk = SimulatedDisk()

  /// Catches an opening that takes longer with each row.
  @Test func `without the check of its pages, an opening reads as much of a large file as of a small one`() throws {
    let small = try reads(rowCount: 10, checksPages: false)
    let large = try reads(rowCount: 2_000, checksPages: false)

    #expect(large == small)
  }

  /// Catches a check that skips pages.
  @Test func `with the check of its pages, an opening reads the whole file`() throws {
    let count = try reads(rowCount: 2_000, checksPages: true)

    let size = try #require(disk.state[Workload.file.path()]?.count)
    #expect(count >= size / 4_096)
  }

  /// Returns the number of reads of the opening of a file with so many rows.
  private func reads(rowCount: Int, checksPages: Bool) throws -> Int {
    disk.restart(from: DiskState())
    do {
      let connection = try Workload.open(on: disk)
      try connection.write { transaction in
        for number in 1...rowCount {
          try transaction.execute(
            "INSERT INTO part (number, half, body) VALUES (?, 1, ?)", number, Data(repeating: 7, count: 400))
        }
      }
    }
    disk.plan(nil)
    let connection = try Workload.open(on: disk, checksPages: checksPages)
    defer { withExtendedLifetime(connection) {} }
    return disk.countsSincePlan.reads
  }
}
