import FlowValues
import Foundation
import Testing

@testable import Money

/// The marks of typed amounts against the locales in which amounts are printed.
struct NumberMarksTests {
  private static let regional = Locale.availableIdentifiers.filter {
    $0.contains("_") && !$0.contains("@") && !$0.hasSuffix("POSIX")
  }.sorted()

  // Catches a locale whose people cannot type the example of their own error.
  @Test(arguments: regional)
  func `an amount that is printed in a region is typed as it is`(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let amount = try Amount(minorUnits: 123_456_750, currency: .eur)
    let marks = NumberMarks(of: identifier)

    let typed = amount.typed(locale: locale)

    #expect(marks.developersForm(of: typed) == "1,234,567.50", "\(typed)")
    #expect(marks.form(of: "1,234,567.50") == typed)
    #expect(marks.developersForm(of: marks.form(of: "1234567.5")) == "1234567.5")
  }

  // Catches a mark that is taken for another: a thousandth of the amount, or its thousandfold.
  @Test(
    arguments: [
      ("en", nil, "1,500", 1_500_000), ("en", nil, "1.500", 1500), ("en", "DE", "1,500", 1500),
      ("en", "DE", "1.500", 1_500_000), ("en", "DE", "12,50", 12_500), ("en", "DE", "1,234.50", nil),
      ("de", nil, "1.234,50", 1_234_500), ("de", nil, "1234,5", 1_234_500), ("de", nil, "0,50", 500),
      ("de", nil, "1.5", nil),
      ("de", "CH", "1’234.50", 1_234_500), ("de", "CH", "1'234.50", 1_234_500), ("de", "CH", "1,5", nil),
      ("de", "CH", "1.234,50", nil), ("de", "CH", "12.5", 12_500), ("en", "FR", "12,50", 12_500),
      ("en", "FR", "12.50", nil),
      ("en", "FR", "1 234,50", 1_234_500), ("en", "FR", "1\u{202F}234,50 ", 1_234_500),
      ("en", "IN", "12,34,567.50", 1_234_567_500), ("en", "IN", "1,234,567", nil), ("en", "EG", "1,234.50", 1_234_500),
      ("ar", "EG", "١٬٢٣٤٫٥٠", 1_234_500), ("ar", "EG", "1,234.50", 1_234_500), ("en", "US", "١٢", nil),
    ] as [(String, String?, String, Int64?)])
  func `an amount has the marks of the region, and only those`(
    language: String, region: String?, typed: String, thousandths: Int64?
  ) throws {
    let text = Language(language).inRegion(region).numberMarks.developersForm(of: typed)

    let amount = try? Amount(parsing: text, currency: Currency("KWD"), locale: Locale(identifier: "en_GB"))

    #expect(amount?.minorUnits == thousandths, "\(text)")
  }

  // Typed text is shown again, also if it is refused: a draft has the developers' form.
  @Test(
    arguments: ["DE", "CH", "IN", "EG", "FR", "US"],
    ["12,50", "12.50", "1,234,567", "1.234,5", "1'2", "1 2", ".", ",", "1,", "x", "12,34,567.5"])
  func `a typed text comes back from the developers' form`(region: String, typed: String) {
    let marks = Language("en").inRegion(region).numberMarks

    let text = marks.developersForm(of: typed)

    #expect(marks.developersForm(of: marks.form(of: text)) == text)
    // A locale prints other spaces and apostrophes than keyboards have.
    if !typed.contains("'"), !typed.contains(" ") { #expect(marks.form(of: text) == typed) }
  }

  @Test func `an error has an example that the region takes`() throws {
    for region in ["DE", "CH", "IN", "EG", "FR", "US"] {
      let language = Language("en").inRegion(region)
      let example = language.resolve("\(NumberExample(digits: 123_450, fractionDigits: 2))")

      let text = language.numberMarks.developersForm(of: example)

      #expect(try Amount(parsing: text, currency: .eur, locale: Locale(identifier: "en_GB")).minorUnits == 123_450)
    }
  }
}
