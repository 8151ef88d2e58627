import FlowLocalization
import Testing

struct LanguagesTests {
  private let languages = Languages(of: [
    TextCatalog("A", ["de": ["Save": "Sichern"], "fr": ["Save": "Garder"]]),
    TextCatalog("B", ["de": ["Open": "Öffnen"], "fr": ["Save": "Sauver"]]),
  ])

  @Test func `an app has the languages of its catalogs, English and the pseudo-language`() throws {
    #expect(languages.names == ["de", "en", "fr", "pseudo"])
    #expect(try languages.language(named: "de")?.resolve("Open") == "Öffnen")
    #expect(try languages.language(named: "en")?.resolve("Open") == "Open")
    #expect(try languages.language(named: "pseudo")?.resolve("Open").hasPrefix("⟦") == true)
    #expect(try languages.language(named: "it") == nil)
    #expect(Languages().names == ["en", "pseudo"])
  }

  @Test func `catalogs that contradict each other are refused`() {
    #expect(throws: TextCatalogError.self) { try languages.language(named: "fr") }
  }

  @Test(
    arguments: [
      (["de-AT", "en"], "de-AT", "Sichern"), (["de_AT"], "de_AT", "Sichern"), (["it", "de"], "de", "Sichern"),
      (["en-GB", "de"], "en-GB", "Save"), (["it"], "en", "Save"), ([], "en", "Save"), (["fr", "de"], "de", "Sichern"),
    ])
  func `the person's first language that the app has`(preferred: [String], identifier: String, text: String) {
    let language = languages.preferred(among: preferred)

    #expect(language.identifier == identifier)
    #expect(language.resolve("Save") == text)
  }
}
