import FlowTesting
import FlowValues
import Foundation
import Money
import Testing

struct IBANTests {
  private static let examples = IBANForm.all.map(\.example)

  @Test(arguments: examples)
  func `accepts the example of every country`(example: String) throws {
    let iban = try IBAN(example)

    #expect(iban.text == example)
    #expect(try IBAN(iban.printed.lowercased()) == iban)
  }

  @Test func `contains 89 countries`() {
    #expect(Set(Self.examples.map { $0.prefix(2) }).count == 89)
  }

  @Test func `prints groups of four`() throws {
    let iban = try IBAN("GB29NWBK60161331926819")

    #expect(iban.printed == "GB29 NWBK 6016 1331 9268 19")
  }

  @Test(arguments: Effort.atLeast(9, of: examples))
  func `refuses every other digit in the place of a digit`(example: String) {
    let places = example.indices.filter { example[$0].isNumber }

    let accepted = places.flatMap { place in
      "0123456789".map { example.replacing($0, at: place) }
    }.filter { $0 != example && (try? IBAN($0)) != nil }

    #expect(places.count >= 2)
    #expect(accepted == [])
  }

  // All three satisfy mod 97, as 97, 98 and 02 do in their place.
  @Test(arguments: ["DE00370400440532013050", "DE01370400440532013032", "DE99370400440532013014"])
  func `refuses check digits that the algorithm never yields`(text: String) {
    #expect(throws: IBANError.impossibleCheckDigits) { try IBAN(text) }
  }

  @Test(arguments: [
    ("", IBANError.empty), ("   ", .empty),
    ("GB29-NWBK-6016-1331-9268-19", .unexpectedCharacter("-")),
    ("GB29\u{3164}NWBK60161331926819", .unexpectedCharacter("\u{3164}")), ("G", .unknownCountry("G")),
    ("US29NWBK60161331926819", .unknownCountry("US")),
    ("GB29NWBK6016133192681", .wrongLength(country: "GB", expected: 22)),
    ("GB29NWBK601613319268199", .wrongLength(country: "GB", expected: 22)),
    ("GB29NWB160161331926819", .malformed(country: "GB", expected: "4 letters, 6 digits, 8 digits")),
    ("GBX9NWBK60161331926819", .impossibleCheckDigits),
    ("GB28NWBK60161331926819", .wrongCheckDigits),
  ])
  func `refuses an invalid IBAN with the reason`(text: String, reason: IBANError) {
    #expect(throws: reason) { try IBAN(text) }
  }
}

extension String {
  func replacing(_ character: Character, at index: Index) -> String {
    replacingCharacters(in: index..<self.index(after: index), with: String(character))
  }
}
