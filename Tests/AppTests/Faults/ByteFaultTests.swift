import FlowHeadless
import FlowStorage
import FlowTestSupport
import FlowTesting
import Foundation
import SandboxBank
import Storage
import Testing

@testable import App
@testable import CompositionRoot

/// After any single fault of a byte, the app shows the truth or says that it does not know.
struct ByteFaultTests {
  @Test func `reports every flipped, truncated and zeroed byte, and every zeroed page`() async throws {
    let (bytes, truth) = try await Self.disk()
    var random = SplitMix64(seed: 12)
    let flips = bytes.indices.map { DiskFault.flip($0, 1 << UInt8.random(in: 0..<8, using: &random)) }
    let kinds: [[DiskFault]] = [
      flips, bytes.indices.map { .zero($0) }, bytes.indices.map { .cut($0) },
      (0..<bytes.count / 4096).map { .zeroPage($0) },
    ]
    let faults = kinds.flatMap { Effort.isFull ? $0 : Array($0.shuffled(using: &random).prefix(10)) }

    let tally = try await withThrowingTaskGroup(of: FaultTally.self) { group in
      for part in 0..<4 {
        group.addTask {
          try await Self.tally(of: stride(from: part, to: faults.count, by: 4).map { faults[$0] }, bytes, truth)
        }
      }
      return try await group.reduce(into: FaultTally()) { $0.add($1) }
    }

    print("Faults of a byte, \(bytes.count) bytes, \(tally)")
    #expect(tally.falsehoods == [])
  }

  @MainActor
  private static func disk() async throws -> (bytes: [UInt8], truth: DiskFacts) {
    let disk = try await KnownDisk.shared
    return (disk.bytes, disk.truth)
  }

  private static func tally(of faults: [DiskFault], _ bytes: [UInt8], _ truth: DiskFacts) async throws -> FaultTally {
    let folder = try TestFolder()
    var tally = FaultTally()
    for fault in faults {
      guard let bytes = fault.applied(to: bytes) else { continue }
      let file = URL(filePath: try folder.write(bytes, to: "app.sqlite"))
      try await look(at: file, after: fault, truth, &tally)
      try folder.removeAll()
    }
    return tally
  }

  private static func look(
    at file: URL, after fault: DiskFault, _ truth: DiskFacts, _ tally: inout FaultTally
  ) async throws {
    let database: SQLiteDatabase
    let facts: DiskFacts
    do {
      database = try await appSchema.open(.file(file))
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
