import FlowTesting
import Foundation
import Money
import Testing

@testable import SandboxBank

struct FeeTests {
  private let currencies: [Currency]

  /// One currency for each number of digits that a minor unit can have.
  init() throws {
    currencies = try ["JPY", "EUR", "KWD", "CLF"].map { try Currency($0) }
    try #require(currencies.map(\.minorUnitDigits) == [0, 2, 3, 4])
  }

  @Test(arguments: [
    ("EUR", 10_000, 76), ("EUR", 1, 35), ("EUR", 121, 35), ("EUR", 122, 36), ("EUR", 366, 37),
    ("JPY", 1, 0), ("JPY", 36, 0), ("JPY", 37, 1), ("JPY", 100_000, 410), ("KWD", 100_000, 760),
    ("CLF", 1_000_000, 7600),
  ])
  func `charges 0,35 and 0,41 percent`(code: String, source: Int64, fee: Int64) throws {
    let rule = try SandboxFee(in: Currency(code))

    #expect(rule.includedFee(of: source) == fee)
  }

  // Rounding the two parts one by one, or down, differs in thousands of these.
  @Test func `rounds half up once, as exact decimals do`() {
    var generator = SplitMix64(seed: 41)
    for currency in currencies {
      let rule = SandboxFee(in: currency)
      let amounts =
        Array(1...2000) + (1...500).map { _ in Int64.random(in: 1...Amount.limit, using: &generator) }

      let wrong = amounts.filter { rule.includedFee(of: $0) != exactFee(of: $0, in: currency) }

      #expect(wrong == [])
    }
  }

  // A fee of 0.41 % of the converted amount, and not of the source, is too small from about 60 euros on.
  @Test func `adds the fee of the least sufficient source amount`() {
    for currency in currencies {
      let rule = SandboxFee(in: currency)
      var source: Int64 = 0
      for converted in Int64(1)...20_000 {
        while source - rule.includedFee(of: source) < converted { source += 1 }
        if rule.addedFee(to: converted) != source - converted {
          Issue.record("\(currency.code) \(converted)")
          return
        }
      }
    }
  }

  @Test func `finds the least source amount for large amounts too`() throws {
    var generator = SplitMix64(seed: 35)
    for currency in currencies {
      let rule = SandboxFee(in: currency)
      for _ in 1...500 {
        let converted = Int64.random(in: 1...990_000_000_000_000, using: &generator)

        let fee = try #require(rule.addedFee(to: converted))

        #expect(fee == rule.includedFee(of: converted + fee))
        #expect(converted + fee - 1 - rule.includedFee(of: converted + fee - 1) < converted)
      }
    }
  }

  @Test func `adds no fee over the limit`() throws {
    let rule = SandboxFee(in: .eur)
    let most = Amount.limit - rule.includedFee(of: Amount.limit)

    #expect(rule.addedFee(to: most).map { most + $0 } == Amount.limit)
    #expect(rule.addedFee(to: most + 1) == nil)
    #expect(rule.addedFee(to: Amount.limit) == nil)
  }

  private func exactFee(of source: Int64, in currency: Currency) -> Int64 {
    let major = (0..<(currency.minorUnitDigits ?? 0)).reduce(Decimal(1)) { unit, _ in unit * 10 }
    var exact = Decimal(35) / 100 * major + Decimal(source) * 41 / 10_000
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 0, .plain)
    return NSDecimalNumber(decimal: rounded).int64Value
  }
}
