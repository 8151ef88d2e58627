import Money
import Testing

struct CurrencyTests {
  @Test func `contains all currencies of ISO 4217`() {
    let digits = Dictionary(grouping: Currency.all) { $0.minorUnitDigits }.mapValues(\.count)

    #expect(Currency.all.count == 178)
    #expect(digits == [0: 17, 2: 139, 3: 7, 4: 2, nil: 13])
  }

  // Foundation's formatters disagree with ISO for these 13, and on Linux its format style for the last three too.
  @Test(arguments: [
    ("AFN", 2), ("ALL", 2), ("IQD", 3), ("IRR", 2), ("KPW", 2), ("LAK", 2), ("LBP", 2), ("MGA", 2),
    ("MMK", 2), ("RSD", 2), ("SOS", 2), ("SYP", 2), ("YER", 2), ("COP", 2), ("IDR", 2), ("PKR", 2),
  ])
  func `has the digits of ISO 4217 where Foundation has others`(code: String, digits: Int) throws {
    let currency = try Currency(code)
    let written = try Amount(minorUnits: 1_000, currency: currency).description

    #expect(currency.minorUnitDigits == digits)
    #expect(written == (digits == 3 ? "1.000 " : "10.00 ") + code)
  }

  // A dictionary finds KRW under a Kelvin sign, for the two are canonically equivalent.
  @Test(arguments: ["", "EU", "EURO", "eur", "EUR ", "ЕUR", "\u{212A}RW", "ＥＵＲ", "EUR\u{200B}", "ABC"])
  func `refuses an invalid code`(code: String) {
    #expect(throws: CurrencyError.unknown(code)) { try Currency(code) }
  }

  @Test(arguments: [Currency.aud, .eur, .gbp, .inr, .jpy, .sek, .usd])
  func `names currencies as the table has them`(currency: Currency) throws {
    let inTable = try Currency(currency.code)

    #expect(inTable == currency)
  }
}
