import FlowKit
import FlowShell
import FlowStorage
import FlowTesting
import Foundation
import SandboxBank
import Storage
import Testing

@testable import App
@testable import CompositionRoot

struct StorageProblemsTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
    for name in ["business draft", "onboarding business draft"] {
      try await SQLiteDocument<Int>(
        named: name, title: LocalizedText(verbatim: name), isDraft: true, of: .person, in: database
      )
      .store(1)
    }
    try await SQLiteDocument<Int>(named: "onboarded user", title: "onboarded user", of: .person, in: database).store(1)
  }

  @Test func `reports nothing without damage`() async throws {
    #expect(try await StorageProblems(in: database, of: appSchema).sentences == [])
  }

  @Test func `asks to enter damaged drafts again, and warns about other damage`() async throws {
    try await database.write { try $0.execute("UPDATE document SET body = '2'") }

    #expect(
      try await StorageProblems(in: database, of: appSchema).sentences == [
        "What you had typed can't be read any more, and has to be entered again: business draft, onboarding business draft.",
        "This can't be read any more, and may be missing: onboarded user. Check it, and set up again what is missing.",
      ])
  }

  // Catches a report without the only name that there is.
  @Test func `names a damaged document that no feature knows as the database does`() async throws {
    try await database.write {
      try $0.execute("UPDATE document SET name = 'ghost', body = '2' WHERE name = 'onboarded user'")
    }

    let sentences = try await StorageProblems(in: database, of: appSchema).sentences.map(\.developerForm)

    #expect(sentences.contains { $0.contains("may be missing: ghost.") }, "\(sentences)")
  }

  @Test func `neither the name in the database nor the title decides whether it was typed`() async throws {
    let database = try await appSchema.open(.memory)
    try await SQLiteDocument<Int>(named: "notes", title: "Your notes", isDraft: true, of: .person, in: database).store(
      1)
    try await SQLiteDocument<Int>(named: "first draft", title: "Their draft", of: .person, in: database).store(1)
    try await database.write { try $0.execute("UPDATE document SET body = '2'") }

    #expect(
      try await StorageProblems(in: database, of: appSchema).sentences == [
        "What you had typed can't be read any more, and has to be entered again: Your notes.",
        "This can't be read any more, and may be missing: Their draft. Check it, and set up again what is missing.",
      ])
  }

  @Test func `reports a damaged note whose name is damaged, too`() async throws {
    try await database.write {
      try $0.execute("UPDATE document SET name = CAST(x'ff' AS TEXT) WHERE name = 'onboarded user'")
    }

    #expect(
      try await StorageProblems(in: database, of: appSchema).sentences == [
        "This can't be read any more, and may be missing: something without a name. Check it, and set up again what is missing."
      ])
  }

  // Catches an English name in a German sentence.
  @MainActor @Test func `every name of damaged data is in the language of the person`() async throws {
    let german = try #require(try Languages(of: appCatalogs).language(named: "de"))
    _ = try await Composition.forTests(on: database, bank: try await SandboxTransferService.forTests())
    for (name, document) in await database.documents {
      try await SQLiteDocument<Int>(
        named: name, title: document.title, isDraft: document.isDraft, of: .person, in: database
      )
      .store(1)
    }
    _ = try await Composition.forTests(on: database, bank: try await SandboxTransferService.forTests())
    try await database.write { try $0.execute("UPDATE document SET body = '2'") }

    let sentences = try await StorageProblems(in: database, of: appSchema).sentences
    let titles = await database.documents.values.map(\.title)

    #expect(titles.count >= 9)
    #expect((sentences + titles).flatMap(german.missingKeys) == [])
    #expect(sentences.count == 2)
    for sentence in sentences { #expect(!german.resolve(sentence).contains(" draft")) }
  }

  @Test func `reports a repair at opening`() async throws {
    let folder = try TestFolder()
    let file = URL(filePath: folder.path("app.sqlite"))
    let sound = try await appSchema.open(.file(file))
    try await SQLiteDocument<Int>(named: "onboarded user", title: "onboarded user", of: .person, in: sound).store(1)
    await sound.close()
    var bytes = try Data(contentsOf: file)
    // The index is behind its table.
    let name = try #require(bytes.range(of: Data("onboarded user".utf8), options: .backwards))
    bytes[name.lowerBound] ^= 1
    try bytes.write(to: file)

    let mended = try await appSchema.open(.file(file))

    let repair = try #require(await mended.repair)
    #expect(try await StorageProblems(in: mended, of: appSchema).sentences == [repair.sentence])
  }
}
