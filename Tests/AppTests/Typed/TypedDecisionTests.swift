import Business
import Contact
import FlowScreens
import FlowTesting
import Foundation
import Money
import Profile
import Testing

/// The decisions of docs/reference/typed-text.md, of which the kinds of values have no tests yet.
struct TypedDecisionTests {
  // Catches a limit that counts the parts of a letter, as a keyboard for accents delivers them.
  @Test func `the limit of a name counts a letter with its accent once`() throws {
    let name = String(repeating: "e\u{301}", count: 30)

    #expect(try FirstName(name).text.unicodeScalars.count == 30)
    #expect(throws: NameError.tooLong(.first)) { try FirstName(name + "e\u{301}") }
    #expect(try BusinessName(String(repeating: "e\u{301}", count: 50)).text.unicodeScalars.count == 50)
  }

  // A bank counts code points, so an emoji of seven counts as seven.
  @Test func `the limit of a name counts the parts of an emoji`() throws {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"

    #expect(try BusinessName(String(repeating: family, count: 7)).text.unicodeScalars.count == 49)
    #expect(throws: BusinessNameError.tooLong) { try BusinessName(String(repeating: family, count: 8)) }
  }

  @Test func `a whole address in one field is one line`() throws {
    let block = "12 High Street\r\nFlat 3\n\nLondon\u{2028}EC1A 1HQ\n"

    let address = try PostalAddress([
      .country: "GB", .firstLine: block, .city: "London", .postcode: "EC1A 1HQ",
    ])

    #expect(address.firstLine == "12 High Street Flat 3 London EC1A 1HQ")
  }

  // Catches an app that refuses the banks of Kosovo, which ISO 3166 does not list, or that offers it for an address.
  @Test func `Kosovo is a country of banks, and of no address`() throws {
    #expect(try BIC("NCBVXKPR").text == "NCBVXKPR")
    #expect(try IBAN("XK05 1212 0123 4567 8906").text == "XK051212012345678906")
    #expect((try? Country("XK")) == nil)
  }

  @Test(arguments: [
    ("Łukasz Żak", "Lukasz Zak"), ("Nguyễn Văn An", "Nguyen Van An"), ("Đorđe Ćosić", "Dorde Cosic"),
    ("Ħal Għaxaq", "Hal Ghaxaq"), ("İbrahim Işık", "Ibrahim Isik"), ("Jānis Bērziņš", "Janis Berzins"),
  ])
  func `a letter that banks convert is refused with the name that they write`(name: String, proposal: String) throws {
    let refusal = #expect(throws: RecipientNameError.self) { try RecipientName(name, of: .person) }

    guard case .otherLetter(_, let proposed) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(proposed == proposal)
    #expect(try RecipientName(proposed, of: .person).text == proposal)
  }

  // Catches a proposal that the field refuses, too: without their marks, a Й is an И, and an ή an η.
  @Test(arguments: ["علی رضا", "Иван Петров", "王小明", "Андрей Белый", "Ελένη Ράπτη"])
  func `a name in another script is refused without a guess`(name: String) {
    let refusal = #expect(throws: RecipientNameError.self) { try RecipientName(name, of: .person) }

    guard case .unexpectedCharacter = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
  }

  // Catches an isolate that is kept with a name, so that it is another name for a search or a bank.
  @Test func `a name from right to left is stored as it was typed`() throws {
    let name = try FirstName("\u{2067}علی\u{2069}")

    #expect(Array(name.text.unicodeScalars) == Array("علی".unicodeScalars))
    let greeting: LocalizedText = "Hello, \(verbatim: name.text)"
    #expect(greeting.developerForm == "Hello, علی")
  }
}

/// Other inputs of the same kinds.
struct TypedAttackTests {
  @Test(arguments: [
    "ada\u{2066}@example.com\u{2069}", "ada@example.com\u{FE0F}", "ada@example.com\u{FE0E}", "\u{2067}ada@example.com",
    "ada@example.com\u{200D}", "ada@example.com\u{E0067}\u{E007F}", "ada@exam\u{2064}ple.com", "ada@example.com\u{A0}",
    "a\u{AD}da@example.com",
  ])
  func `an e-mail address is the same person, whatever nobody sees`(typed: String) throws {
    #expect(try EmailAddress(typed).text == "ada@example.com")
  }

  @Test(arguments: ["ada\u{A0}b@example.com", "ada @example.com", "ada@exa\u{3000}mple.com"])
  func `a space inside an e-mail address is refused`(typed: String) {
    #expect(throws: EmailAddressError.hasSpace) { try EmailAddress(typed) }
  }

  @Test(arguments: ["1\u{FE0F}\u{20E3}990-12-10", "1990-12-1\u{20E3}"])
  func `a keycap is no digit`(typed: String) {
    #expect((try? CivilDate(typed)) == nil)
  }

  @Test(arguments: [
    ("fr_FR", "1\u{202F}234,50"), ("fr_FR", "1\u{A0}234,50"), ("fr_FR", "1 234,50 "), ("fr_FR", "1234,50"),
    ("de_CH", "1’234.50"), ("de_CH", "1'234.50"), ("de_CH", "\u{2067}1’234.50\u{2069}"), ("en_IN", "1,234.50"),
    ("de_DE", "1.234,50\u{200B}"), ("ja_JP", "１,２３４.５０"), ("ar_EG", "١٬٢٣٤٫٥٠"), ("ar_EG", "1,234.50"),
  ])
  func `an amount is read as the person's region writes it`(locale: String, typed: String) throws {
    let amount = try Amount(parsing: typed, currency: .eur, locale: Locale(identifier: locale))

    #expect(amount.minorUnits == 123_450)
  }

  @Test(arguments: ["١٢٣", "१२३", "۱۲۳"])
  func `digits of another script are refused by name`(typed: String) throws {
    let first = try #require(typed.unicodeScalars.first)

    let refusal = #expect(throws: AmountParsingError.self) {
      try Amount(parsing: typed, currency: .eur, locale: Locale(identifier: "en_GB"))
    }

    let code = String(first.value, radix: 16, uppercase: true)
    #expect(refusal?.sentence.developerForm.contains("U+0\(code)") == true)
  }

  @Test(arguments: [
    "cote d\u{2019}ivoire\u{200B}", " Co\u{302}te d'Ivoire ", "C\u{F4}te\u{A0}d’", "\u{202A}ivoire\u{202C}",
  ])
  func `a search finds a country however it is typed`(typed: String) {
    #expect("Côte d’Ivoire".isFound(by: typed))
  }
}
