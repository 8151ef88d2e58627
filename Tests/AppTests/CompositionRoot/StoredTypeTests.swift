import FlowKit
import FlowStorage
import FlowTesting
import Foundation
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

/// Every type that the app stores reads back from the file as it was written.
struct StoredTypeTests {
  // Catches a part of a value that is not written, or not read.
  @Test(arguments: StoredType.all)
  func `a second instance reads the first one's value`(type: StoredType) async throws {
    let folder = try TestFolder()
    let file = URL(filePath: folder.path("app.sqlite"))
    let first = try await appSchema.open(.file(file))
    try await type.write(first)
    await first.close()

    let second = try await appSchema.open(.file(file))
    let difference = try await type.difference(second)
    await second.close()

    #expect(difference == nil)
  }

  // Catches a comparison that finds no difference.
  @Test(arguments: StoredType.all)
  func `a value that was not written is missed`(type: StoredType) async throws {
    let database = try await appSchema.open(.memory)

    #expect(try await type.difference(database) != nil)
  }

  // Catches a new document or table without a value here.
  @Test func `each document and each table of the app has a value`() async throws {
    // A feature that new-feature adds names its documents after itself, and has its own tests; so has the core's session.
    let documents = try await KnownDisk.shared.documents
      .filter { $0.first?.isLowercase == true && !$0.hasPrefix("session") }
    let tables = Set(StorageSchema.tables.map(\.name)).subtracting(["document"])

    #expect(documents.union(tables).subtracting(StoredType.all.map(\.place)) == [])
    #expect(documents.count >= 10 && tables.count >= 4)
  }

  // Catches a note that a German person reads in English after a launch: texts are equal without their keys.
  @Test func `a stored sentence with values is still in every language`() async throws {
    let german = try await #require(try Languages(of: appCatalogs).language(named: "de"))
    let database = try await appSchema.open(.memory)
    let draft = try TransferDraft.full
    try await SQLiteDocument<TransferDraft>(
      named: "transfer draft", title: "transfer draft", isDraft: true, of: .person, in: database
    ).store(draft)

    let note = try await SQLiteDocument<TransferDraft>(
      named: "transfer draft", title: "transfer draft", isDraft: true, of: .person, in: database
    ).load()?.note

    #expect(
      note.map { german.resolve($0) }
        == "Sie wurde nicht noch einmal gesendet: 100.00 GBP → 119.02 EUR an Emmy Noether.")
  }
}
