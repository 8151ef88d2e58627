import FlowLocalization
import Testing

struct TextCatalogTests {
  private let shell = TextCatalog(
    "Shell", ["de": ["OK": "OK", "Send": "Senden"], "de-AT": ["Send": "Schicken"], "en": ["%lld days": .days]])

  @Test func `joins the translations of several catalogs`() throws {
    let german = try Language("de", catalogs: [shell, TextCatalog("Money", ["de": ["Fee": "Gebühr", "OK": "OK"]])])

    #expect(["OK", "Send", "Fee"].map { german.resolve($0) } == ["OK", "Senden", "Gebühr"])
  }

  @Test func `prefers a region's translation`() throws {
    let austrian = try Language("de-AT", catalogs: [shell])

    #expect(["OK", "Send"].map { austrian.resolve($0) } == ["OK", "Schicken"])
  }

  @Test func `has plurals of the developers' language`() throws {
    let english = try Language("en", catalogs: [shell])

    #expect([1, 2].map { english.resolve("\($0) days") } == ["1 day", "2 days"])
  }

  @Test func `refuses two translations of one key`() {
    let conflict = #expect(throws: TextCatalogError.self) {
      try Language("de", catalogs: [shell, TextCatalog("Money", ["de": ["OK": "Gut"]])])
    }

    #expect(conflict?.key == "OK")
    #expect(conflict?.modules == ["Shell", "Money"])
    #expect(conflict?.description == "\"OK\" has different translations: \"OK\" in Shell, and \"Gut\" in Money.")
  }

  /// Catches a conflict that names no module.
  @Test func `has the name of the module whose source creates it`() {
    let conflict = #expect(throws: TextCatalogError.self) {
      try Language("de", catalogs: [shell, TextCatalog(["de": ["OK": "Gut"]], file: "Money/Texts.swift")])
    }

    #expect(conflict?.modules == ["Shell", "Money"])
  }

  @Test(arguments: [false, true])
  func `prefers an app's translation to a library's`(isReversed: Bool) throws {
    let library = TextCatalog("Library", ["de": ["OK": "Gut", "Search": "Suchen"]], givesWay: true)
    let german = try Language("de", catalogs: isReversed ? [shell, library] : [library, shell])

    #expect(["OK", "Search", "Send"].map { german.resolve($0) } == ["OK", "Suchen", "Senden"])
  }

  @Test func `refuses two translations of two libraries`() {
    #expect(throws: TextCatalogError.self) {
      try Language(
        "de",
        catalogs: [
          shell,
          TextCatalog("Library", ["de": ["OK": "Gut"]], givesWay: true),
          TextCatalog("Another", ["de": ["OK": "Ja"]], givesWay: true),
        ])
    }
  }
}

extension Translation {
  fileprivate static let days = Translation.plural([.one: "%lld day", .other: "%lld days"])
}
