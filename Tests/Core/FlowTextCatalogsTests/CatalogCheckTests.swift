import FlowKit
import Testing

@testable import FlowTextCatalogs

struct CatalogCheckTests {
  @Test func `finds no problem in a complete catalog`() {
    let catalog = CatalogFile(de: ["Send": "Senden", "To %@": "An %@", "%lld of %@": "%2$@: %1$lld"])

    #expect(problems(["Send", "To %@", "%lld of %@"], catalog).isEmpty)
  }

  @Test func `finds a key that is missing, and one that is unused`() {
    let catalog = CatalogFile(de: ["Send": "Senden"])

    #expect(
      problems(["To"], catalog) == [
        "\"Send\": no source has it any more.", "\"To\" (here): it is missing in the catalog.",
      ])
  }

  @Test(arguments: ["new", "needs_review"])
  func `finds a text that is not translated`(state: String) {
    var catalog = CatalogFile(de: ["Send": "Senden"])
    catalog.strings["Send"]?.localizations?["de"]?.stringUnit?.state = state

    #expect(
      problems(["Send"], catalog) == [
        "\"Send\" (here): de has a translation in the state \(state), not translated."
      ])
    catalog.strings["Send"]?.localizations?["de"]?.stringUnit?.value = ""
    #expect(problems(["Send"], catalog) == ["\"Send\" (here): de has no translation."])
  }

  @Test func `finds a language that another catalog has`() {
    let catalog = CatalogFile(de: ["Send": "Senden"])

    #expect(problems(["Send"], catalog, ["de", "fr"]) == ["\"Send\" (here): fr has no translation."])
  }

  @Test(arguments: ["An", "An %lld", "An %@ und %@", "An %2$@"])
  func `finds placeholders that differ`(translation: String) {
    let catalog = CatalogFile(de: ["To %@": translation])

    #expect(problems(["To %@"], catalog) == ["\"To %@\" (here): de has other placeholders: \"\(translation)\"."])
  }

  @Test func `finds a plural too many`() {
    var catalog = CatalogFile()
    catalog.strings["%lld days"] = CatalogFile.Entry(localizations: [
      "de": .plural(["one": "%lld Tag", "few": "%lld Tage", "other": "%lld Tage"])
    ])

    #expect(
      problems(["%lld days"], catalog) == ["\"%lld days\" (here): de has the plurals few, one, other, not one, other."])
  }

  @Test func `finds plurals that the language does not have`() {
    var catalog = CatalogFile()
    catalog.strings["%lld days"] = CatalogFile.Entry(localizations: [
      "de": .plural(["one": "%lld Tag", "other": "%lld Tage"]),
      "pl": .plural(["one": "%lld dzień", "other": "%lld dni"]),
    ])

    #expect(
      problems(["%lld days"], catalog, ["de", "pl"]) == [
        "\"%lld days\" (here): pl has the plurals one, other, not few, many, one."
      ])
  }

  @Test func `a plural of exactly one number need not contain the number`() {
    var catalog = CatalogFile()
    catalog.strings["%lld days"] = CatalogFile.Entry(localizations: [
      "de": .plural(["one": "Ein Tag", "other": "%lld Tage"]),
      "fr": .plural(["one": "Un jour", "many": "%lld de jours", "other": "%lld jours"]),
    ])

    #expect(
      problems(["%lld days"], catalog, ["de", "fr"]) == [
        "\"%lld days\" (here): fr has other placeholders: \"Un jour\"."
      ])
  }

  @Test func `finds the problems of plurals in the order of their categories`() {
    var catalog = CatalogFile()
    let forms = ["one": "%@ Tag", "other": "Tage"]
    catalog.strings["%lld days"] = CatalogFile.Entry(localizations: ["de": .plural(forms)])

    #expect(
      problems(["%lld days"], catalog) == [
        "\"%lld days\" (here): de has other placeholders: \"%@ Tag\".",
        "\"%lld days\" (here): de has other placeholders: \"Tage\".",
      ])
  }

  @Test func `finds plurals of a text without a number`() {
    var catalog = CatalogFile()
    catalog.strings["To %@"] = CatalogFile.Entry(localizations: ["de": .plural(["one": "An %@", "other": "An %@"])])

    #expect(problems(["To %@"], catalog) == ["\"To %@\" (here): de has plurals, but the text has no number."])
  }

  @Test func `finds a language whose plurals are unknown`() {
    #expect(
      problems([], CatalogFile(), ["xx"]) == ["The plurals of the language xx are unknown: add it to PluralRule."])
  }

  private func problems(_ keys: [String], _ catalog: CatalogFile, _ languages: Set<String> = ["de"]) -> [String] {
    let places = Dictionary(uniqueKeysWithValues: keys.map { ($0, "here") })
    return CatalogCheck(catalog: catalog, keys: places, languages: languages).problems()
  }
}

extension CatalogFile {
  /// Creates a catalog with one text for each key.
  init(de texts: [String: String]) {
    self.init()
    strings = texts.mapValues {
      Entry(localizations: ["de": Localization(stringUnit: Unit(state: "translated", value: $0))])
    }
  }
}

extension CatalogFile.Localization {
  static func plural(_ forms: [String: String]) -> Self {
    CatalogFile.Localization(
      variations: CatalogFile.Variations(
        plural: forms.mapValues { Self(stringUnit: CatalogFile.Unit(state: "translated", value: $0)) }))
  }
}
