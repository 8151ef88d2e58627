import FlowTesting
import Money
import Testing

struct ExchangeRateTests {
  @Test(arguments: [
    ("1.1993", "1.1993"), ("0.83380", "0.8338"), ("20275.17", "20275.17"), ("176", "176"),
    ("001.50", "1.5"), ("0.000000000001234567891", "0.000000000001234567891"),
    ("12345678910000", "12345678910000"),
  ])
  func `keeps the decimal exactly`(text: String, decimal: String) throws {
    let rate = try ExchangeRate(text, from: .eur, to: .usd)

    #expect(rate.decimal == decimal)
  }

  @Test(arguments: ["", ".", "1.", ".5", "1.2.3", "-1", "+1", "1e3", "1,5", " 1", "١", "１", "1\u{200B}"])
  func `refuses text that is not a decimal`(text: String) {
    #expect(throws: ExchangeRateError.malformed(text)) { try ExchangeRate(text, from: .eur, to: .usd) }
  }

  @Test func `refuses a decimal that cannot be a rate`() throws {
    let gold = try Currency("XAU")
    let tiny = "0." + String(repeating: "0", count: 28) + "1"

    #expect(throws: ExchangeRateError.notPositive) { try ExchangeRate("0.00", from: .eur, to: .usd) }
    #expect(throws: ExchangeRateError.tooManyDigits) {
      try ExchangeRate("1.2345678901", from: .eur, to: .usd)
    }
    #expect(throws: ExchangeRateError.outOfRange) { try ExchangeRate(tiny, from: .eur, to: .usd) }
    #expect(throws: ExchangeRateError.notOneToItself(.eur)) { try ExchangeRate("1.1", from: .eur, to: .eur) }
    #expect(throws: ExchangeRateError.currencyWithoutAmounts(gold)) {
      try ExchangeRate("1", from: .eur, to: gold)
    }
  }

  // Reference rates of the European Central Bank; the quotients stand beside them to more digits than are
  // kept.
  @Test(arguments: [
    ("USD", "1.1172", "JPY", "175.68", "157.2502685"),  // 157.250268528…
    ("JPY", "175.68", "USD", "1.1172", "0.006359289617"),  // 0.00635928961748…
    ("IDR", "20275.17", "GBP", "0.83380", "0.00004112419279"),  // 0.000041124192793…
    ("USD", "1.1172", "EUR", "1", "0.8950948801"),  // 0.89509488005…
    ("USD", "3", "JPY", "2", "0.6666666667"),
    ("USD", "4", "JPY", "2", "0.5"),
    ("USD", "1", "JPY", "9999999999", "9999999999"),
    ("USD", "9999999999", "JPY", "1", "0.0000000001"),  // 0.00000000010000000001
  ])
  func `crosses two rates by one exact division`(
    first: String, firstRate: String, second: String, secondRate: String, expected: String
  ) throws {
    let source = try ExchangeRate(firstRate, from: .eur, to: Currency(first))
    let target = try ExchangeRate(secondRate, from: .eur, to: Currency(second))

    let cross = try ExchangeRate(crossing: source, with: target)

    #expect(cross.description == "1 \(first) = \(expected) \(second)")
  }

  @Test func `crosses any two rates to the nearest of ten digits`() throws {
    var generator = SplitMix64(seed: 3)
    var mistakes: [String] = []

    for _ in 0..<2_000 {
      let first = try ExchangeRate(generator.decimal(), from: .eur, to: .usd)
      let second = try ExchangeRate(generator.decimal(), from: .eur, to: .gbp)
      let cross = try ExchangeRate(crossing: first, with: second)
      if !cross.isNearest(to: second, over: first) { mistakes.append("\(second) ÷ \(first) is \(cross)") }
    }

    #expect(mistakes == [])
  }

  @Test func `crosses only rates from one currency`() throws {
    let euros = try ExchangeRate("1.1", from: .eur, to: .usd)
    let pounds = try ExchangeRate("1.3", from: .gbp, to: .usd)

    #expect(throws: ExchangeRateError.differentBases(.eur, .gbp)) {
      try ExchangeRate(crossing: euros, with: pounds)
    }
  }
}

extension ExchangeRate {
  /// Whether it is the quotient of two rates to ten significant digits, which its mantissa has without its
  /// last zeros.
  fileprivate func isNearest(to dividend: ExchangeRate, over divisor: ExchangeRate) -> Bool {
    let zeros = 10 - String(mantissa).count
    let exact = ExactQuotient(
      doubled: (
        2 * UInt128(dividend.mantissa), .powersOfTen[scale + zeros - dividend.scale + divisor.scale]
      ),
      denominator: UInt128(divisor.mantissa))
    return exact.rounds(to: mantissa * Int64(UInt128.powersOfTen[zeros]))
  }
}

extension SplitMix64 {
  /// A rate as a table writes it, with five decimals.
  fileprivate mutating func decimal() -> String {
    let digits = magnitude(upTo: 9_999_999_999)
    return "\(digits / 100_000)." + String(100_000 + digits % 100_000).dropFirst()
  }
}
