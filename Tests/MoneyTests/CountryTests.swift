import Money
import Testing

struct CountryTests {
  @Test func `contains all countries of ISO 3166`() throws {
    let estonia = try Country("EE")

    #expect(Country.all.count == 249)
    #expect(estonia.name == "Estonia")
  }

  @Test func `its name is in the language of the person`() throws {
    let estonia = try Country("EE")

    #expect(estonia.form(in: Language("de")) == "Estland")
    #expect(estonia.developerForm == "Estonia")
  }

  @Test(arguments: ["", "E", "EST", "ee", "XK", "UK", "\u{212A}R", "ＥＥ", "ЕЕ"])
  func `refuses an invalid code`(code: String) {
    #expect(throws: CountryError.unknown(code)) { try Country(code) }
  }
}
