import FlowTesting
import FlowValues
import Foundation
import Money
import Testing

struct AmountFormattingTests {
  @Test(arguments: [
    (123_450, "EUR", "1,234.50 EUR"), (-123_450, "EUR", "- 1,234.50 EUR"), (0, "EUR", "0.00 EUR"),
    (5, "EUR", "0.05 EUR"), (-5, "EUR", "- 0.05 EUR"), (99_999, "EUR", "999.99 EUR"),
    (100_000, "EUR", "1,000.00 EUR"), (1_234, "JPY", "1,234 JPY"), (0, "JPY", "0 JPY"),
    (999, "JPY", "999 JPY"), (1_000, "JPY", "1,000 JPY"), (1_234_567, "KWD", "1,234.567 KWD"),
    (12_345_678, "CLF", "1,234.5678 CLF"), (Amount.limit, "EUR", "9,999,999,999,999.99 EUR"),
    (-Amount.limit, "JPY", "- 999,999,999,999,999 JPY"),
  ])
  func `has exactly the digits of ISO 4217`(minorUnits: Int64, code: String, text: String) throws {
    let amount = try Amount(minorUnits: minorUnits, currency: Currency(code))

    #expect(amount.formatted(locale: Locale(identifier: "en_GB")) == text)
    #expect(amount.description == text)
  }

  // Pinned for each locale, so that a platform that changes its mind is noticed. `NumberFormatter` would
  // group en_IN by three.
  @Test(arguments: [
    ("en_US", "1,234,567.50"), ("en_GB", "1,234,567.50"), ("en_IN", "12,34,567.50"),
    ("de_DE", "1.234.567,50"), ("de_CH", "1’234’567.50"), ("fr_FR", "1\u{202F}234\u{202F}567,50"),
    ("es_ES", "1.234.567,50"), ("pt_BR", "1.234.567,50"), ("et_EE", "1\u{A0}234\u{A0}567,50"),
    ("pl_PL", "1\u{A0}234\u{A0}567,50"), ("sv_SE", "1\u{A0}234\u{A0}567,50"),
    ("ja_JP", "1,234,567.50"), ("ar_EG", "١٬٢٣٤٬٥٦٧٫٥٠"), ("hi_IN", "12,34,567.50"),
    ("en_US_POSIX", "1234567.50"), ("ta_IN@numbers=taml", "1,234,567.50"),
  ])
  func `formats like the locale`(locale: String, text: String) throws {
    let amount = try Amount(minorUnits: 123_456_750, currency: .eur)

    #expect(amount.typed(locale: Locale(identifier: locale)) == text)
    #expect(amount.formatted(locale: Locale(identifier: locale)) == text + " EUR")
  }

  // Catches a sentence with other marks than the field above it.
  @Test(arguments: [
    ("en", nil, "1,234.50"), ("en", "DE", "1.234,50"), ("de", nil, "1.234,50"), ("de", "CH", "1’234.50"),
  ])
  func `a sentence has the marks of the region`(language: String, region: String?, text: String) throws {
    let amount = try Amount(minorUnits: 123_450, currency: .eur)

    #expect(Language(language).inRegion(region).resolve("You send \(amount).") == "You send \(text) EUR.")
  }

  // A locale that groups numbers only from five digits on still groups amounts from four.
  @Test(arguments: ["es_ES", "pl_PL", "et_EE"])
  func `groups the first thousand`(locale: String) throws {
    let amount = try Amount(minorUnits: 123_400, currency: .eur)

    let digits = amount.typed(locale: Locale(identifier: locale)).unicodeScalars

    #expect(digits.count == "1.234,00".count)
  }

  @Test(arguments: Locale.supported, Effort.atLeast(1, of: ["JPY", "EUR", "KWD", "CLF"]))
  func `is the inverse of parsing`(locale: Locale, code: String) throws {
    let currency = try Currency(code)
    var generator = SplitMix64(seed: 4)
    var failures: [String] = []

    for minorUnits in [0] + (0..<150).map({ _ in generator.magnitude(upTo: Amount.limit) }) {
      let amount = try Amount(minorUnits: minorUnits, currency: currency)
      let typed = amount.typed(locale: locale)
      let parsed = try? Amount(parsing: typed, currency: currency, locale: locale)
      if parsed != amount || parsed?.typed(locale: locale) != typed { failures.append(typed) }
    }

    #expect(failures == [])
  }
}
