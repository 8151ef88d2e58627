import Money
import Testing

struct AmountTests {
  private let limit = Amount.limit

  @Test func `adds and subtracts amounts of one currency`() throws {
    let balance = try Amount(minorUnits: 1_000, currency: .gbp)
    let price = try Amount(minorUnits: 1_250, currency: .gbp)

    #expect(try balance + price == Amount(minorUnits: 2_250, currency: .gbp))
    #expect(try balance - price == Amount(minorUnits: -250, currency: .gbp))
  }

  @Test func `never adds two currencies`() throws {
    let pounds = try Amount(minorUnits: 1, currency: .gbp)
    let euros = try Amount(minorUnits: 1, currency: .eur)

    #expect(throws: AmountError.differentCurrencies(.gbp, .eur)) { try pounds + euros }
    #expect(throws: AmountError.differentCurrencies(.gbp, .eur)) { try pounds - euros }
  }

  @Test(arguments: [Amount.limit + 1, -Amount.limit - 1, .max, .min])
  func `refuses more than the limit`(minorUnits: Int64) {
    #expect(throws: AmountError.tooLarge) { try Amount(minorUnits: minorUnits, currency: .eur) }
  }

  @Test func `does not overflow at the limit`() throws {
    let most = try Amount(minorUnits: limit, currency: .eur)
    let least = try Amount(minorUnits: -limit, currency: .eur)

    #expect(try most + least == Amount(minorUnits: 0, currency: .eur))
    #expect(throws: AmountError.tooLarge) { try most + most }
    #expect(throws: AmountError.tooLarge) { try least - most }
  }

  @Test(arguments: Currency.all.filter { $0.minorUnitDigits == nil })
  func `refuses currencies without a minor unit`(currency: Currency) {
    #expect(throws: AmountError.currencyWithoutAmounts(currency)) {
      try Amount(minorUnits: 1, currency: currency)
    }
  }
}
