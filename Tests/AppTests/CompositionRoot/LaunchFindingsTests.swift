import FlowKit
import FlowShell
import FlowStorage
import Foundation
import SandboxBank
import Storage
import Testing

@testable import App
@testable import CompositionRoot

struct LaunchFindingsTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
    for name: LocalizedText in ["business draft", "onboarding business draft", "onboarded user"] {
      try await SQLiteDocument<Int>(named: name, in: database).store(1)
    }
  }

  @Test func `reports nothing without damage`() async throws {
    #expect(try await LaunchFindings(in: database, of: appSchema).sentences == [])
  }

  @Test func `asks to enter damaged drafts again, and warns about other damage`() async throws {
    try await database.write { try $0.execute("UPDATE document SET body = '2'") }

    #expect(
      try await LaunchFindings(in: database, of: appSchema).sentences == [
        "What you had typed can't be read any more, and has to be entered again: business draft, onboarding business draft.",
        "This can't be read any more, and may be missing: onboarded user.",
      ])
  }

  @Test func `reports a damaged note whose name is damaged, too`() async throws {
    try await database.write {
      try $0.execute("UPDATE document SET name = CAST(x'ff' AS TEXT) WHERE name = 'onboarded user'")
    }

    #expect(
      try await LaunchFindings(in: database, of: appSchema).sentences == [
        "This can't be read any more, and may be missing: something without a name."
      ])
  }

  // Catches an English name in a German sentence.
  @MainActor @Test func `every name of damaged data is in the language of the person`() async throws {
    let german = try #require(try Languages(of: appCatalogs).language(named: "de"))
    _ = try await Composition.forTests(on: database, bank: try await SandboxTransferService.forTests())
    for name in await database.documentTitles.keys {
      try await SQLiteDocument<Int>(named: LocalizedText(verbatim: name), in: database).store(1)
    }
    _ = try await Composition.forTests(on: database, bank: try await SandboxTransferService.forTests())
    try await database.write { try $0.execute("UPDATE document SET body = '2'") }

    let sentences = try await LaunchFindings(in: database, of: appSchema).sentences
    let titles = await database.documentTitles

    #expect(titles.count >= 9)
    #expect((sentences + titles.values).flatMap(german.missingKeys) == [])
    #expect(sentences.count == 2)
    for sentence in sentences { #expect(!german.resolve(sentence).contains(" draft")) }
  }

  @Test func `reports a repair at opening`() async throws {
    let folder = try TestFolder()
    let file = URL(filePath: folder.path("app.sqlite"))
    let sound = try await appSchema.open(.file(file))
    try await SQLiteDocument<Int>(named: "onboarded user", in: sound).store(1)
    await sound.close()
    var bytes = try Data(contentsOf: file)
    // The index stands behind its table.
    let name = try #require(bytes.range(of: Data("onboarded user".utf8), options: .backwards))
    bytes[name.lowerBound] ^= 1
    try bytes.write(to: file)

    let mended = try await appSchema.open(.file(file))

    let repair = try #require(await mended.repair)
    #expect(try await LaunchFindings(in: mended, of: appSchema).sentences == [repair.sentence])
  }
}
