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
      let log = try #require(fault.applied(to: disk.running.log))
      let file = URL(filePath: try folder.write(disk.running.file, to: "app.sqlite"))
      _ = try folder.write(log, to: "app.sqlite-wal")
      _ = try folder.write(disk.running.mark, to: "app.sqlite-mark")
      try await recordOutcome(at: file, after: fault, disk.truth, &outcomes)
      try folder.removeAll()
    }

    print("Faults of a byte of a log, \(disk.running.log.count) bytes, \(outcomes)")
    #expect(outcomes.falsehoods == [])
    #expect(outcomes.total == faults.count && faults.count >= 12)
  }

  /// Catches a log that is taken for whole, since nothing shows that its end is missing.
  @Test func `reports that a log without its mark was not checked`() async throws {
    let disk = try await KnownDisk.shared
    var random = SplitMix64(seed: 22)
    let cuts = Array(stride(from: 0, through: disk.running.log.count, by: 4096 + 24)).shuffled(using: &random)
    let folder = try TestFolder()
    var silent: [Int] = []
    var reportedCount = 0

    for cut in Effort.isFull ? cuts : Array(cuts.prefix(8)) + [disk.running.log.count] {
      let file = URL(filePath: try folder.write(disk.running.file, to: "app.sqlite"))
      _ = try folder.write(Array(disk.running.log.prefix(cut)), to: "app.sqlite-wal")
      do {
        let database = try await appSchema.open(.file(file))
        if await database.repair == nil { silent.append(cut) } else { reportedCount += 1 }
        await database.close()
      } catch is DatabaseError {
        reportedCount += 1
      }
      try folder.removeAll()
    }

    #expect(silent == [])
    #expect(reportedCount >= 9)
  }

  /// Catches an app that speaks of a missing mark after each kill.
  @Test func `a process that is killed while it opens a file leaves no log without its mark`() async throws {
    let disk = try await KnownDisk.shared
    let folder = try TestFolder()
    let file = URL(filePath: try folder.write(disk.bytes, to: "app.sqlite"))

    let first = try await appSchema.open(.file(file))
    let copy = try TestFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("")) where !name.hasSuffix("-shm") {
      _ = try copy.write(Array(try Data(contentsOf: URL(filePath: folder.path(name)))), to: name)
    }
    await first.close()
    let next = try await appSchema.open(.file(URL(filePath: copy.path("app.sqlite"))))

    #expect(await next.repair == nil)
    await next.close()
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
