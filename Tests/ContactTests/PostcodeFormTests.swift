import Foundation
import Testing

@testable import Contact

struct PostcodeFormTests {
  @Test func `the countries with a form are those with a pattern`() {
    let countries = AddressRules.table.filter { !$0.value.examples.isEmpty }.keys

    #expect(countries.sorted() == PostcodePatterns.byCountry.keys.sorted())
  }

  @Test(arguments: PostcodePatterns.byCountry.keys.sorted())
  func `forms and patterns accept the same postcodes one change away from an example`(country: String) throws {
    let example = try #require(AddressRules.table[country]?.examples.first)

    let disagreements = try disagreements(in: country, on: neighbours(of: example))

    #expect(disagreements == [])
  }

  // Areas, and the letters that postcodes leave out.
  @Test(arguments: [("GB", "", "1 1AA"), ("GB", "N1 1", ""), ("NL", "1234 ", ""), ("NL", "1234", "")])
  func `of all letters and pairs of letters, forms accept those that the pattern does`(
    country: String, start: String, end: String
  ) throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let texts = letters.flatMap { first in
      ["\(start)\(first)\(end)"] + letters.map { "\(start)\(first)\($0)\(end)" }
    }

    #expect(try disagreements(in: country, on: texts) == [])
  }

  @Test(arguments: [
    "BFPO1", "BFPO 12", "BFPO 1234", "BFPO 12345", "BFPO ", "GIR0AA", "GIR 0AA", "EC1Y8SY", "EC1Y  8SY", "M25BQ",
    "M2 5BQ", "M345BQ",
  ])
  func `British forms and patterns accept the same postcodes`(postcode: String) throws {
    #expect(try disagreements(in: "GB", on: [postcode]) == [])
  }

  @Test(arguments: ["22162 1010", "22162-1010", "221621010", "22162--1010", "22162 101"])
  func `forms and patterns of the United States accept the same postcodes`(postcode: String) throws {
    #expect(try disagreements(in: "US", on: [postcode]) == [])
  }

  /// Texts with one character replaced, added or missing.
  private func neighbours(of example: String) -> [String] {
    var texts: [String] = []
    for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -" {
      for place in example.indices {
        let (start, end) = (example[..<place], example[place...])
        texts += ["\(start)\(character)\(end)", "\(start)\(character)\(end.dropFirst())"]
      }
      texts.append("\(example)\(character)")
    }
    return texts + example.indices.map { "\(example[..<$0])\(example[$0...].dropFirst())" }
  }

  /// The postcodes that the country's forms accept and its pattern does not, or the other way round.
  private func disagreements(in country: String, on postcodes: [String]) throws -> [String] {
    let pattern = try #require(PostcodePatterns.byCountry[country])
    // Some patterns anchor only one of their alternatives.
    let expression = try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z")
    let rules = try #require(AddressRules.table[country])
    return postcodes.filter { postcode in
      let whole = NSRange(location: 0, length: postcode.utf16.count)
      let fits = expression.firstMatch(in: postcode, range: whole) != nil
      return fits != (rules.postcode(in: postcode) != nil)
    }
  }
}
