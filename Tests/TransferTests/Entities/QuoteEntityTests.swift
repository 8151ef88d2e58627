import Money
import Testing
import Transfer

struct QuoteEntityTests {
  @Test func `calculates the side that is not fixed`() throws {
    let fixedTarget = try QuoteRequest(
      fixing: .target, at: Amount(minorUnits: 11_902, currency: .eur), otherCurrency: .gbp)

    #expect(try Quote(.hundredPounds).target.description == "119.02 EUR")
    #expect(try Quote(.hundredPounds).source.description == "100.00 GBP")
    #expect(try Quote(fixedTarget).source.description == "100.00 GBP")
    #expect(try Quote(fixedTarget).target.description == "119.02 EUR")
  }

  @Test func `encodes and decodes to the same value`() throws {
    let quote = try Quote.hundredPounds

    #expect(try decoded(quote) == quote)
  }

  @Test(arguments: [10_000, 20_000, -1])
  func `refuses a fee that leaves nothing, or is negative`(pence: Int64) throws {
    #expect(throws: ConversionError.self) { try Quote(.hundredPounds, feeInPence: pence) }
  }

  @Test func `can't have a rate of other currencies`() throws {
    let fromDollars = try QuoteRequest(
      fixing: .source, at: Amount(minorUnits: 1, currency: .usd), otherCurrency: .eur)
    let toDollars = try QuoteRequest(
      fixing: .source, at: Amount(minorUnits: 10_000, currency: .gbp), otherCurrency: .usd)
    let paidInDollars = try QuoteRequest(
      fixing: .target, at: Amount(minorUnits: 10_000, currency: .eur), otherCurrency: .usd)

    #expect(throws: ConversionError.wrongCurrency(expected: .gbp)) { try Quote(fromDollars) }
    #expect(throws: ConversionError.wrongCurrency(expected: .gbp)) { try Quote(paidInDollars) }
    #expect(throws: ConversionError.wrongCurrency(expected: .eur)) { try Quote(toDollars) }
  }

  // `now > expiry` would still send at the last moment.
  @Test func `is expired from its expiry on`() throws {
    let quote = try Quote.hundredPounds

    #expect(try !quote.isExpired(at: .noon + .seconds(1799)))
    #expect(try quote.isExpired(at: .noon + .seconds(1800)))
  }

  @Test(arguments: [0, -1])
  func `a request needs an amount above zero`(minorUnits: Int64) throws {
    let amount = try Amount(minorUnits: minorUnits, currency: .gbp)

    #expect(throws: QuoteRequestError.notPositive) {
      try QuoteRequest(fixing: .source, at: amount, otherCurrency: .eur)
    }
  }

  @Test func `a request needs a currency with amounts, unlike gold`() throws {
    let gold = try Currency("XAU")

    #expect(throws: QuoteRequestError.currencyWithoutAmounts(gold)) {
      try QuoteRequest(fixing: .source, at: Amount(minorUnits: 1, currency: .gbp), otherCurrency: gold)
    }
  }
}
