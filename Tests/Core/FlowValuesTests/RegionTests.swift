import FlowValues
import Testing

struct RegionTests {
  @Test(
    arguments: [
      ("en", nil, "en_US"), ("de", nil, "de_DE"), ("de-AT", nil, "de_AT"), ("pt-BR", nil, "pt_BR"),
      ("fr", "CH", "fr_CH"),
      ("en-GB", "DE", "en_DE"), ("ar", nil, "ar_EG"),
    ] as [(String, String?, String)])
  func `a language has a region, by default its own`(language: String, region: String?, locale: String) {
    #expect(Language(language).inRegion(region).localeIdentifier == locale)
  }

  @Test func `values have the forms of the region, in English too`() {
    let text: LocalizedText = "It costs \(Price())."

    #expect(Language("en").resolve(text) == "It costs 1.50.")
    #expect(Language("en").inRegion("GB").resolve(text) == "It costs 1.50.")
    #expect(Language("en").inRegion("DE").resolve(text) == "It costs 1.50 in en_DE.")
    #expect(Language("en").inRegion("DE").inRegion(nil).resolve(text) == "It costs 1.50.")
  }

  @Test func `a phone has the person's region, whatever the language`() {
    let language = Languages(of: []).preferred(among: ["ja"]).inRegion("CH")

    #expect(language.localeIdentifier == "en_CH")
  }

  // Catches a name that reorders the words of a sentence; it is isolated where it is shown, and stored as it is.
  @Test func `a name from right to left is isolated in a sentence`() throws {
    let text: LocalizedText = "Hello, \(verbatim: "علی") (1)."

    #expect(
      Array(Language("en").resolve(text).unicodeScalars) == Array("Hello, \u{2068}علی\u{2069} (1).".unicodeScalars))
    #expect(text.developerForm == "Hello, علی (1).")
    #expect(Language("en").resolve("Hello, \(verbatim: "Ada") (1).") == "Hello, Ada (1).")
  }

  @Test func `titles are in the order of the language`() {
    let titles = ["Zimbabwe", "Åland", "Albania", "Österreich", "Oman"]

    #expect(
      Language("en").sortedPositions(of: titles).map { titles[$0] } == [
        "Åland", "Albania", "Oman", "Österreich", "Zimbabwe",
      ])
    #expect(
      Language("sv").sortedPositions(of: titles).map { titles[$0] } == [
        "Albania", "Oman", "Zimbabwe", "Åland", "Österreich",
      ])
  }

  @Test(arguments: ["cote d'ivoire", "COTE D’IVOIRE", "cote divoire", "ivoire", "Co\u{302}te", " côte\u{200B} "])
  func `a search finds a text without its accents and apostrophes`(typed: String) {
    #expect("Côte d’Ivoire".isFound(by: typed))
    #expect(!"Croatia".isFound(by: typed))
  }

  @Test(arguments: [
    ("Guinea-Bissau", "guinea bissau"), ("Łódź", "lodz"), ("Straße", "strasse"), ("Türkiye", "turkiye"),
    ("Æbelø", "aebelo"),
  ])
  func `a search finds a text by letters of a plain keyboard`(text: String, typed: String) {
    #expect(text.isFound(by: typed))
  }
}

private struct Price: TextArgument {
  let developerForm = "1.50"

  func form(in language: Language) -> String { "1.50 in \(language.localeIdentifier)" }
}
