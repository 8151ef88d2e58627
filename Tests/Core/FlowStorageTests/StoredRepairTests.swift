import FlowKit
import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

/// The notes of repairs stay in the file until a person has read them, also in the next process.
struct StoredRepairTests {
  /// Catches a part of the repair that is not stored, which nobody would read.
  @Test func `each part of a repair is read back the same`() throws {
    var repair = DatabaseRepair()
    repair.rebuiltIndexes = true
    repair.missingRowCount = 2
    repair.lostEndOfLog = true
    repair.journal = URL(filePath: "/data/a.stray-journal")
    repair.copies = [URL(filePath: "/data/a.damaged"), URL(filePath: "/data/a.damaged-2")]
    repair.others = ["\(3) accounts were moved to \(verbatim: "aside")."]

    let read = try JSONDecoder().decode(DatabaseRepair.self, from: JSONEncoder().encode(repair))

    #expect(read == repair)
    #expect(read.sentence.developerForm == repair.sentence.developerForm)
  }

  @Test func `a repair that was noted is read by the next process, in its language`() async throws {
    let folder = try FlowTesting.TemporaryFolder()
    let file = folder.url.appending(path: "app.sqlite")
    let schema = StoredSchema(parts: [])
    let first = try await schema.open(.file(file))
    try await first.write { try $0.recordRepair("\(3) rows are missing") }
    await first.close()

    let next = try await schema.open(.file(file))
    let sentence = try #require(await next.repair?.sentence)
    await next.close()

    let german = Language("de", translations: ["%lld rows are missing": .text(TextTemplate("%lld Zeilen fehlen"))])
    #expect(german.resolve(sentence) == "3 Zeilen fehlen")
  }
}
