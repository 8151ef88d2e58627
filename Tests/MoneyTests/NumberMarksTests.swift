import FlowLocalization
import Foundation
import Testing

@testable import Money

/// The marks of typed amounts against Foundation's locales, which print the amounts.
struct NumberMarksTests {
  @Test(
    arguments: [
      "cs", "da", "de", "de-AT", "de-CH", "el", "en", "en-GB", "en-XA", "es-MX", "fi", "fr", "fr-CA", "id", "it", "ja",
      "ko", "nb",
      "nl", "pl", "pt", "pt-PT", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh",
    ])
  func `an amount that is printed in a language is typed as it is`(identifier: String) throws {
    let locale = Locale(identifier: identifier == "en-XA" ? "en" : identifier)
    let amount = try Amount(minorUnits: 123_456_750, currency: .eur)
    let marks = Language(identifier).numberMarks

    let typed = amount.typed(locale: locale)

    #expect(marks.developersForm(of: typed) == "1,234,567.50", "\(typed)")
    #expect(try Amount(parsing: marks.form(of: "1,234,567.50"), currency: .eur, locale: locale) == amount)
  }

  // Catches a mark that is taken for another: a thousandth of the amount, or its thousandfold.
  @Test(
    arguments: [
      ("1.234,50", 123_450), ("1234,5", 123_450), ("1.234", 123_400), ("0,50", 50), ("1.5", nil), ("1,234.50", nil),
      ("1,234", nil),
    ])
  func `a German person types a comma before the cents`(typed: String, cents: Int64?) {
    let text = Language("de").numberMarks.developersForm(of: typed)

    let amount = try? Amount(parsing: text, currency: .eur, locale: Locale(identifier: "en_GB"))

    #expect(amount?.minorUnits == cents)
  }
}
