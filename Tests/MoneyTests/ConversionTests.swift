import Money
import Testing

struct ConversionTests {
  private let rate: ExchangeRate
  private let noFee: Amount

  init() throws {
    rate = try ExchangeRate("1.1993", from: .gbp, to: .eur)
    noFee = try Amount(minorUnits: 0, currency: .gbp)
  }

  @Test func `converts the amount that remains after the fee`() throws {
    let amount = try Amount(minorUnits: 123_450, currency: .gbp)
    let fee = try Amount(minorUnits: 541, currency: .gbp)

    let target = try rate.convert(source: amount, fee: fee)

    #expect(target.description == "1,474.05 EUR")  // 1,474.047637
  }

  @Test func `puts the fee on top when the target is fixed`() throws {
    let amount = try Amount(minorUnits: 147_405, currency: .eur)
    let fee = try Amount(minorUnits: 541, currency: .gbp)

    let source = try rate.convert(target: amount, fee: fee)

    #expect(source.description == "1,234.50 GBP")
  }

  // Half to even would give 2 for 2.5, cutting off 2 for 2.5, and rounding twice 3 for 2.4999.
  @Test(arguments: [("0.5", 1, 1), ("2.5", 1, 3), ("3.5", 1, 4), ("2.4999", 1, 2), ("0.4999999999", 5, 2)])
  func `rounds once and half up`(decimal: String, minorUnits: Int64, expected: Int64) throws {
    let rate = try ExchangeRate(decimal, from: .gbp, to: .eur)
    let amount = try Amount(minorUnits: minorUnits, currency: .gbp)

    let target = try rate.convert(source: amount, fee: noFee)

    #expect(target.minorUnits == expected)
  }

  @Test(arguments: [0, -1, -Amount.limit])
  func `refuses an amount that is not more than zero`(minorUnits: Int64) throws {
    let source = try Amount(minorUnits: minorUnits, currency: .gbp)
    let target = try Amount(minorUnits: minorUnits, currency: .eur)

    #expect(throws: ConversionError.notPositive) { try rate.convert(source: source, fee: noFee) }
    #expect(throws: ConversionError.notPositive) { try rate.convert(target: target, fee: noFee) }
  }

  @Test(arguments: [100, 101, Amount.limit])
  func `refuses a fee that leaves nothing`(fee: Int64) throws {
    let amount = try Amount(minorUnits: 100, currency: .gbp)
    let fee = try Amount(minorUnits: fee, currency: .gbp)

    #expect(throws: ConversionError.feeNotCovered) { try rate.convert(source: amount, fee: fee) }
  }

  @Test func `refuses a fee below zero`() throws {
    let fee = try Amount(minorUnits: -1, currency: .gbp)
    let amount = try Amount(minorUnits: 100, currency: .gbp)
    let target = try Amount(minorUnits: 100, currency: .eur)

    #expect(throws: ConversionError.negativeFee) { try rate.convert(source: amount, fee: fee) }
    #expect(throws: ConversionError.negativeFee) { try rate.convert(target: target, fee: fee) }
  }

  @Test func `refuses a result that rounds to zero`() throws {
    let small = try ExchangeRate("0.4", from: .gbp, to: .eur)
    let large = try ExchangeRate("3", from: .gbp, to: .eur)
    let fee = try Amount(minorUnits: 35, currency: .gbp)

    #expect(throws: ConversionError.roundsToZero) {
      try small.convert(source: Amount(minorUnits: 1, currency: .gbp), fee: noFee)
    }
    #expect(throws: ConversionError.roundsToZero) {
      try large.convert(target: Amount(minorUnits: 1, currency: .eur), fee: fee)
    }
  }

  @Test func `refuses a result over the limit, the fee included`() throws {
    let one = try ExchangeRate("1", from: .gbp, to: .eur)
    let fee = try Amount(minorUnits: 1, currency: .gbp)
    let most = try Amount(minorUnits: Amount.limit, currency: .gbp)
    let mostInEuros = try Amount(minorUnits: Amount.limit, currency: .eur)

    #expect(throws: ConversionError.tooLarge) { try rate.convert(source: most, fee: noFee) }
    #expect(throws: ConversionError.tooLarge) { try one.convert(target: mostInEuros, fee: fee) }
    #expect(try one.convert(source: most, fee: noFee) == mostInEuros)
    #expect(try one.convert(target: mostInEuros, fee: noFee) == most)
  }

  @Test func `refuses currencies that are not the rate's`() throws {
    let pounds = try Amount(minorUnits: 100, currency: .gbp)
    let euros = try Amount(minorUnits: 100, currency: .eur)

    #expect(throws: ConversionError.wrongCurrency(expected: .gbp)) {
      try rate.convert(source: euros, fee: noFee)
    }
    #expect(throws: ConversionError.wrongCurrency(expected: .eur)) {
      try rate.convert(target: pounds, fee: noFee)
    }
    #expect(throws: ConversionError.wrongCurrency(expected: .gbp)) {
      try rate.convert(target: euros, fee: euros)
    }
  }
}
