import Database
import FlowTesting
import Foundation
import HeadlessUI
import SandboxBank
import Storage
import TestSupport
import Testing

@testable import App

/// After any single fault of a byte, the app shows the truth or says that it does not know.
@MainActor
struct ByteFaultTests {
  @Test func `every byte flipped, cut and zeroed, and every page zeroed`() async throws {
    let disk = try await KnownDisk.shared
    var random = SplitMix64(seed: 12)
    let flips = disk.bytes.indices.map { DiskFault.flip($0, 1 << UInt8.random(in: 0..<8, using: &random)) }
    let all =
      flips + disk.bytes.indices.map { .zero($0) } + disk.bytes.indices.map { .cut($0) }
      + (0..<disk.bytes.count / 4096).map { .zeroPage($0) }
    let folder = try TestFolder()
    var tally = FaultTally()

    for fault in Effort.isFull ? all : (0..<150).compactMap({ _ in all.randomElement(using: &random) }) {
      guard let bytes = fault.applied(to: disk.bytes) else { continue }
      let file = URL(filePath: try folder.write(bytes, to: "app.sqlite"))
      try await look(at: file, after: fault, disk.truth, &tally)
      try folder.removeAll()
    }

    print("Faults of a byte, \(disk.bytes.count) bytes, \(tally)")
    #expect(tally.falsehoods == [])
  }

  private func look(
    at file: URL, after fault: DiskFault, _ truth: DiskFacts, _ tally: inout FaultTally
  ) async throws {
    let database: SQLiteDatabase
    let facts: DiskFacts
    do {
      database = try await SQLiteDatabase.open(.file(file), migrations: StorageSchema.migrations)
      facts = try await DiskFacts(of: database, known: truth)
    } catch is DatabaseError {
      return tally.add(.refused, at: fault)
    }
    let falsehoods = facts.falsehoods(against: truth)
    let isRepaired = await database.repair != nil
    await database.close()
    if !falsehoods.isEmpty {
      tally.add(.falsehood, at: fault, falsehoods)
    } else if facts.isSomethingUnknown {
      tally.add(.told, at: fault)
    } else {
      tally.add(isRepaired ? .repaired : .harmless, at: fault)
    }
  }
}
