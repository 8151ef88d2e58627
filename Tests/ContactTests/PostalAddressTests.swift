import FlowScreens
import FlowTesting
import FlowValues
import Foundation
import Money
import Testing

@testable import Contact

struct PostalAddressTests {
  private func refusals(_ draft: FormDraft<AddressField>) -> [AddressField: LocalizedText]? {
    refusal { () throws(FormError<AddressField>) in try PostalAddress(draft) }?.sentences
  }

  @Test func `an address is kept without spaces around it, its postcode in capitals`() throws {
    let address = try PostalAddress(.london.with(.postcode, " sw1y 4jh ").with(.city, " London\n"))

    #expect(address.country.code == "GB")
    #expect(address.firstLine == "12 St James's Square")
    #expect(address.city == "London")
    #expect(address.state == nil)
    #expect(address.postcode == "SW1Y 4JH")
  }

  @Test func `first line, city and country are required everywhere`() {
    #expect(
      refusals([:]) == [
        .country: PostalAddressError.missing(.country).sentence,
        .firstLine: PostalAddressError.missing(.firstLine).sentence,
        .city: PostalAddressError.missing(.city).sentence,
      ])
  }

  // Catches the order of the English names, and that of scalars, in which Ä is behind Z.
  @MainActor
  @Test func `the countries are in the order of the person's language`() throws {
    let german = Language("de")
    let wanted = ["Afghanistan", "Ägypten", "Albanien", "Deutschland", "Österreich", "Simbabwe"]
    let rows = formRows([FieldContent(AddressField.country)]) { _, _ in }
    guard case .choice(let choice) = try #require(rows.first) else {
      Issue.record("The field is no choice.")
      return
    }

    let titles = choice.sorted(in: german).options.map(german.resolve)

    #expect(titles.filter(wanted.contains) == wanted)
  }

  @Test(arguments: ["gb", "XX", "GBR", "\u{212A}E"])
  func `refuses a code that is not in ISO 3166`(code: String) {
    #expect(refusals(.london.with(.country, code)) == [.country: PostalAddressError.unknownCountry.sentence])
  }

  @Test(arguments: ["US", "CA", "BR", "AU", "IN", "JP", "ES", "IT", "HK", "AE"])
  func `a state is required if the country requires it`(country: String) {
    let sentence = refusals(.london.with(.country, country))?[.state]

    #expect(sentence == PostalAddressError.missing(.state).sentence)
  }

  @Test(arguments: ["GB", "DE", "FR", "SG", "MX"])
  func `a state is neither asked nor kept if the country has none`(country: String) throws {
    let draft: FormDraft<AddressField> = [
      .country: country, .firstLine: "1", .city: "C", .state: "S",
      .postcode: AddressRules.table[country]?.examples.first ?? "",
    ]

    #expect(try PostalAddress(draft).state == nil)
    #expect(PostalAddress.visibleFields(inCountry: country).contains(.state) == false)
  }

  @Test(arguments: ["EE", "LV", "LT", "IE"])
  func `a state is optional if the country has states and does not require one`(country: String) throws {
    let draft: FormDraft<AddressField> = [
      .country: country, .firstLine: "1", .city: "C",
      .postcode: AddressRules.table[country]?.examples.first ?? "",
    ]

    #expect(try PostalAddress(draft).state == nil)
    #expect(try PostalAddress(draft.with(.state, "S")).state == "S")
  }

  @Test(arguments: ["GB", "US", "EE", "JP"])
  func `a postcode is required if the country requires it`(country: String) throws {
    let example = try #require(AddressRules.table[country]?.examples.first)

    #expect(
      refusals(.portland.with(.country, country).with(.postcode, "")) == [
        .postcode: PostalAddressError.postcodeMissing(example: example).sentence
      ])
  }

  @Test(arguments: ["AE", "HK"])
  func `a postcode is neither asked nor kept if the country has none`(country: String) throws {
    #expect(try PostalAddress(.portland.with(.country, country)).postcode == nil)
    #expect(PostalAddress.visibleFields(inCountry: country) == [.country, .firstLine, .city, .state])
  }

  @Test func `a postcode of any form is optional if the country's form is unknown`() throws {
    #expect(try PostalAddress(.london.with(.country, "MX").with(.postcode, "any 1")).postcode == "any 1")
    #expect(try PostalAddress(.london.with(.country, "MX").with(.postcode, "")).postcode == nil)
    #expect(try PostalAddress(.london.with(.country, "IE").with(.postcode, "")).postcode == nil)
  }

  @Test(arguments: [
    ("GB", "SW1Y"), ("GB", "X SW1Y 4JH"), ("GB", "GIR 0AAX"), ("GB", "XBFPO 61"), ("US", "9720"),
    ("US", "97204-1"),
    ("US", "97204\n97204"), ("LV", "1073"), ("NL", "0234 AB"), ("BR", "40301--110"), ("IE", "A65"),
    // Other scripts' digits, and a letter whose capital is an S.
    ("US", "٩٧٢٠٤"), ("GB", "\u{17F}W1Y 4JH"), ("CA", "\u{212A}1A 0B1"),
  ])
  func `a postcode of another form is refused`(country: String, postcode: String) {
    let refused = refusals(.portland.with(.country, country).with(.postcode, postcode))

    #expect(refused.map { Array($0.keys) } == [.postcode])
  }

  @Test func `the table has 24 countries, and each of its example postcodes fits`() {
    let rules = AddressRules.table.values

    #expect(rules.count == 24)
    for rules in rules {
      for example in rules.examples { #expect(rules.postcode(in: example.lowercased()) == example) }
      #expect((rules.postcodeNeed == .notAsked) == rules.examples.isEmpty)
    }
  }

  @Test func `lines have no control characters and 100 characters at most`() {
    let draft = FormDraft<AddressField>.portland
      .with(.firstLine, "1\u{1B}[2J").with(.city, String(repeating: "x", count: 101)).with(.state, "O\u{3164}R")

    #expect(
      refusals(draft) == [
        .firstLine: PostalAddressError.unexpectedCharacter(.firstLine, "\u{1B}").sentence,
        .city: PostalAddressError.tooLong(.city).sentence,
        .state: PostalAddressError.unexpectedCharacter(.state, "\u{3164}").sentence,
      ])
  }

  // Catches a line that only a service refuses: a mark that does not compose is a character of its own there.
  @Test func `the limit of a line counts code points`() throws {
    let longest = FormDraft<AddressField>.portland
      .with(.firstLine, String(repeating: "e\u{301}", count: 100)).with(.city, String(repeating: "x\u{302}", count: 50))

    #expect(try PostalAddress(longest).firstLine.unicodeScalars.count == 100)
    #expect(
      refusals(longest.with(.city, String(repeating: "x\u{302}", count: 51))) == [
        .city: PostalAddressError.tooLong(.city).sentence
      ])
  }
}

// MARK: - Coding

extension PostalAddressTests {
  @Test func `an address that an earlier version has stored is decoded`() throws {
    let stored = FormDraft<AddressField>.portland.with(.state, "\u{3164}").with(.city, "Port\u{2800}land")

    let address = try JSONDecoder().decode(PostalAddress.self, from: JSONEncoder().encode(stored))

    #expect(address.state == "\u{3164}")
    #expect(address.city == "Port\u{2800}land")
    #expect(refusals(stored)?.keys.count == 2)
  }

  @Test func `an invalid address cannot be decoded`() throws {
    let json = try JSONEncoder().encode(FormDraft<AddressField>.london.with(.postcode, "97204"))

    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PostalAddress.self, from: json) }
  }
}
