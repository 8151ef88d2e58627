import FlowStorage
import FlowTesting
import Foundation
import Storage
import Testing

@testable import App
@testable import CompositionRoot

/// A process was killed, and a byte of the log that it left was damaged, or its end is missing.
@MainActor
struct LogFaultTests {
  @Test func `reports the lost end of the log, and shows the earlier state`() async throws {
    let disk = try await KnownDisk.shared
    var random = SplitMix64(seed: 21)
    let folder = try TestFolder()
    var outcomes = FaultOutcomes()
    let flips = (0..<(Effort.isFull ? 5_000 : 6)).map { _ in
      let offset = Int.random(in: disk.running.log.indices, using: &random)
      return DiskFault.flip(offset, UInt8.random(in: 1...255, using: &random))
    }
    // The ends of the frames, which SQLite takes for the ends of a log.
    let cuts = Array(stride(from: 32, to: disk.running.log.count, by: 4096 + 24)).shuffled(using: &random)
    let faults = flips + (Effort.isFull ? cuts : Array(cuts.prefix(6))).map { .cut($0) }

    for fault in faults {
      guard let log = fault.applied(to: disk.running.log) else { continue }
      let file = URL(filePath: try folder.write(disk.running.file, to: "app.sqlite"))
      _ = try folder.write(log, to: "app.sqlite-wal")
      _ = try folder.write(disk.running.mark, to: "app.sqlite-mark")
      try await recordOutcome(at: file, after: fault, disk.truth, &outcomes)
      try folder.removeAll()
    }

    print("Faults of a byte of a log, \(disk.running.log.count) bytes, \(outcomes)")
    #expect(outcomes.falsehoods == [])
    #expect(outcomes.total > 0)
  }

  @Test func `an intact log loses nothing`() async throws {
    let disk = try await KnownDisk.shared
    let folder = try TestFolder()
    let file = URL(filePath: try folder.write(disk.running.file, to: "app.sqlite"))
    _ = try folder.write(disk.running.log, to: "app.sqlite-wal")
    _ = try folder.write(disk.running.mark, to: "app.sqlite-mark")

    let database = try await appSchema.open(.file(file))

    #expect(await database.repair == nil)
    #expect(try await DiskFacts(of: database, known: disk.truth).falsehoods(against: disk.truth) == [])
    await database.close()
  }

  private func recordOutcome(
    at file: URL, after fault: DiskFault, _ truth: DiskFacts, _ outcomes: inout FaultOutcomes
  ) async throws {
    let database: SQLiteDatabase
    let falsehoods: [String]
    do {
      database = try await appSchema.open(.file(file))
      falsehoods = try await DiskFacts(of: database, known: truth).falsehoods(against: truth)
    } catch is DatabaseError {
      return outcomes.add(.refused, at: fault)
    }
    let isTold = await database.repair?.lostEndOfLog == true
    await database.close()
    if isTold, falsehoods.isEmpty {
      outcomes.add(.falsehood, at: fault, ["told without a loss"])
    } else if isTold {
      outcomes.add(.told, at: fault)
    } else {
      outcomes.add(falsehoods.isEmpty ? .harmless : .falsehood, at: fault, falsehoods)
    }
  }
}
