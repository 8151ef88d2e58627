import FlowTesting
import FlowValues
import Foundation
import Testing

@testable import Money

struct AmountParsingTests {
  @Test(arguments: [
    ("en_US", "1,234.50"), ("en_US", "1234.5"), ("en_US", "1,234.500"), ("en_US", "01234.50"),
    ("en_IN", "1,234.50"), ("de_DE", "1.234,50"), ("de_DE", "1234,50"), ("de_CH", "1’234.50"),
    ("de_CH", "1'234.50"), ("fr_FR", "1 234,50"), ("fr_FR", "1\u{A0}234,50"),
    ("fr_FR", "1\u{202F}234,50"), ("fr_FR", "1\u{2009}234,50"), ("es_ES", "1.234,50"),
    ("es_ES", "1234,50"), ("pt_BR", "1.234,50"), ("et_EE", "1 234,50"),
    ("pl_PL", "1\u{202F}234,50"), ("sv_SE", "1\u{2009}234,50"), ("ja_JP", "1,234.50"),
    ("ar_EG", "١٬٢٣٤٫٥٠"), ("ar_EG", "1,234.50"), ("ar_EG", "1٬234٫50"), ("hi_IN", "1,234.50"),
    ("hi_IN", "१,२३४.५०"), ("en_US", " 1,234.50\u{A0}"), ("en_US", "１，２３４．５０"), ("ar_EG", "\u{200F}١٬٢٣٤٫٥٠\u{61C}"),
    ("fr_FR", "\u{202A}1 234,50\u{202C}\n"),
  ])
  func `parses the locale's format`(locale: String, text: String) throws {
    let amount = try Amount(parsing: text, currency: .eur, locale: Locale(identifier: locale))

    #expect(amount == (try Amount(minorUnits: 123_450, currency: .eur)))
  }

  @Test(arguments: [
    ("en_IN", "12,34,567", 123_456_700), ("hi_IN", "१२,३४,५६७.८९", 123_456_789), ("en_US", "0", 0),
    ("en_US", "0.05", 5), ("en_US", "9,999,999,999,999.99", 999_999_999_999_999),
    ("en_US", "000000000000000000000000000001", 100),
  ])
  func `reads amounts exactly`(locale: String, text: String, minorUnits: Int64) throws {
    let amount = try Amount(parsing: text, currency: .eur, locale: Locale(identifier: locale))

    #expect(amount.minorUnits == minorUnits)
  }

  // `Decimal(string:)` would read 1 from the first of these, and 12 from "12abc".
  @Test(arguments: [
    ("en_US", "1,23.50"), ("en_US", "1,2345.00"), ("en_US", "1234,567"), ("en_US", ",234"),
    ("en_US", "1,234,"), ("en_US", "1,,234"), ("en_US", "12,34,567"), ("en_US", "0,500"),
    ("en_US", "1.234,500"), ("en_IN", "1,234,567"), ("en_IN", "123,45,678"), ("de_DE", "1.23,50"),
    ("fr_FR", "1 23"), ("fr_FR", "1  234"), ("ar_EG", "١٬٢٣"),
  ])
  func `refuses groups that are not whole`(locale: String, text: String) throws {
    #expect(try refusal(of: text, in: locale) == .malformedGrouping(example: example))
  }

  @Test(arguments: [
    ("en_US", "."), ("en_US", ".5"), ("en_US", "5."), ("en_US", "1.2.3"), ("de_DE", ",5"),
    ("de_DE", "1,5,5"),
  ])
  func `refuses a decimal mark without digits on both sides`(locale: String, text: String) throws {
    #expect(try refusal(of: text, in: locale) == .malformedDecimals(example: example))
  }

  @Test(arguments: [
    ("en_US", "-1", "-"), ("en_US", "+1", "+"), ("en_US", "1e5", "e"), ("en_US", "12abc", "a"),
    ("en_US", "€5", "€"), ("en_US", "5 EUR", " "), ("en_US", "1 234", " "),
    ("en_US", "٣", "٣"), ("en_US", "²", "²"), ("en_US", "½", "½"),
    ("en_US", "1\u{3164}2", "\u{3164}"), ("en_US", "1\u{301}", "\u{301}"), ("en_US", "१२", "१"),
    ("de_DE", "1 234,50", " "), ("de_DE", "1’234", "'"), ("hi_IN", "٣", "٣"), ("ar_EG", "१", "१"),
    ("ar_EG", "۳", "۳"), ("en_US_POSIX", "1,234", ","),
  ])
  func `refuses characters that no amount has`(locale: String, text: String, scalar: Unicode.Scalar) throws {
    #expect(try refusal(of: text, in: locale) == .unexpectedCharacter(scalar, example: example))
  }

  @Test(arguments: [
    ("ar_EG", "١2"), ("ar_EG", "١,٢٣٤"), ("ar_EG", "1٬234.50"), ("hi_IN", "1२"),
  ])
  func `refuses two ways to write in one amount`(locale: String, text: String) throws {
    #expect(try refusal(of: text, in: locale) == .mixedNotations(example: example))
  }

  @Test(arguments: [
    ("EUR", "1.001"), ("EUR", "1.999"), ("JPY", "100.5"), ("KWD", "1.0001"), ("CLF", "1.00001"),
  ])
  func `never rounds decimals away`(code: String, text: String) throws {
    let currency = try Currency(code)

    #expect(throws: AmountParsingError.tooManyDecimals(currency)) {
      try Amount(parsing: text, currency: currency, locale: Locale(identifier: "en_US"))
    }
  }

  @Test(arguments: [("JPY", "100.00", 100), ("EUR", "1.5000000", 150), ("CLF", "1.50000", 15_000)])
  func `allows zeros beyond the decimals`(code: String, text: String, minorUnits: Int64) throws {
    let currency = try Currency(code)

    let amount = try Amount(parsing: text, currency: currency, locale: Locale(identifier: "en_US"))

    #expect(amount.minorUnits == minorUnits)
  }

  @Test(arguments: ["10,000,000,000,000.00", String(repeating: "9", count: 400)])
  func `refuses more than the limit`(text: String) throws {
    #expect(
      try refusal(of: text, in: "en_US")
        == .tooLarge(maximum: NumberExample(digits: 999_999_999_999_999, fractionDigits: 2)))
  }

  @Test func `refuses an empty text`() throws {
    let refusal = try refusal(of: "", in: "de_DE")

    #expect(refusal?.sentence == "Enter the amount, such as 1,234.50.")
  }

  @Test func `refuses currencies without amounts`() throws {
    let gold = try Currency("XAU")

    #expect(throws: AmountParsingError.currencyWithoutAmounts(gold)) {
      try Amount(parsing: "1", currency: gold, locale: Locale(identifier: "en_US"))
    }
  }

  private func refusal(of text: String, in locale: String) throws -> AmountParsingError? {
    #expect(throws: AmountParsingError.self) {
      try Amount(parsing: text, currency: .eur, locale: Locale(identifier: locale))
    }
  }

  private let example = NumberExample(digits: 123_450, fractionDigits: 2)
}
