import FlowHeadless
import FlowStorage
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

    let outcomes = try await withThrowingTaskGroup(of: FaultOutcomes.self) { group in
      for part in 0..<4 {
        group.addTask {
          try await Self.outcomes(of: stride(from: part, to: faults.count, by: 4).map { faults[$0] }, bytes, truth)
        }
      }
      return try await group.reduce(into: FaultOutcomes()) { $0.add($1) }
    }

    print("Faults of a byte, \(bytes.count) bytes, \(outcomes)")
    #expect(outcomes.falsehoods == [])
    // Each flip and each cut changes the file; a zeroed byte may be zero already.
    #expect(outcomes.total >= (Effort.isFull ? 2 * bytes.count : 20))
    #expect(outcomes.counts[.refused, default: 0] >= (Effort.isFull ? bytes.count : 10))
  }

  @MainActor
  private static func disk() async throws -> (bytes: [UInt8], truth: DiskFacts) {
    let disk = try await KnownDisk.shared
    return (disk.bytes, disk.truth)
  }

  private static func outcomes(
    of faults: [DiskFault], _ bytes: [UInt8], _ truth: DiskFacts
  ) async throws -> FaultOutcomes {
    let folder = try TestFolder()
    var outcomes = FaultOutcomes()
    for fault in faults {
      guard let bytes = fault.applied(to: bytes) else { continue }
      let file = URL(filePath: try folder.write(bytes, to: "app.sqlite"))
      try await recordOutcome(at: file, after: fault, truth, &outcomes)
      try folder.removeAll()
    }
    return outcomes
  }

  private static func recordOutcome(
    at file: URL, after fault: DiskFault, _ truth: DiskFacts, _ outcomes: inout FaultOutcomes
  ) async throws {
    let database: SQLiteDatabase
    let facts: DiskFacts
    do {
      database = try await appSchema.open(.file(file))
      facts = try await DiskFacts(of: database, known: truth)
    } catch let error as DatabaseError {
      guard error.isOfFile else { return outcomes.add(.falsehood, at: fault, ["\(error.sentence)"]) }
      return outcomes.add(.refused, at: fault)
    }
    let falsehoods = facts.falsehoods(against: truth)
    let isRepaired = await database.repair != nil
    await database.close()
    if !falsehoods.isEmpty {
      outcomes.add(.falsehood, at: fault, falsehoods)
    } else if facts.isSomethingUnknown {
      outcomes.add(.told, at: fault)
    } else {
      outcomes.add(isRepaired ? .repaired : .harmless, at: fault)
    }
  }
}

extension DatabaseError {
  /// Whether the content of the file is the reason, in words that a person can act on.
  fileprivate var isOfFile: Bool {
    switch self {
    case .damaged, .foreignLog, .notADatabase, .newerFile: true
    case .fileRemoved, .readOnly, .cannotOpen, .tooManyFiles, .full, .locked, .constraint, .closed, .misuse,
      .outcomeUnknown, .other:
      false
    }
  }
}
