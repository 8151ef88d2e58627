import FlowTesting
import Money
import Testing

/// Conversions against exact rational arithmetic: 16 pairs of minor units × 3,200 cases × 2 sides are
/// 102,400.
struct ConversionPropertyTests {
  private static let cases = 3_200
  private static let pairs = ["JPY", "EUR", "KWD", "CLF"].flatMap { source in
    ["KRW", "USD", "BHD", "UYW"].map { target in (source, target) }
  }

  @Test(arguments: Effort.atLeast(1, of: pairs))
  func `converts a fixed source exactly`(source: String, target: String) throws {
    var generator = SplitMix64(seed: 1)
    var outcomes = ConversionOutcomes()

    for _ in 0..<Self.cases {
      let random = try RandomRate(from: Currency(source), to: Currency(target), using: &generator)
      let amount = generator.magnitude(upTo: Amount.limit)
      let fee = generator.magnitude(upTo: amount) - 1
      let (paid, kept) = (try random.inSource(amount), try random.inSource(fee))
      let outcome = Result { () throws(ConversionError) in try random.rate.convert(source: paid, fee: kept) }
      outcomes.note(outcome, fee: 0, exact: random.exactTarget(of: amount - fee))
    }

    #expect(outcomes.mistakes == [])
    #expect(outcomes.kindsSeen == Set(ConversionOutcomes.Kind.allCases))
  }

  @Test(arguments: Effort.atLeast(1, of: pairs))
  func `converts a fixed target exactly`(source: String, target: String) throws {
    var generator = SplitMix64(seed: 2)
    var outcomes = ConversionOutcomes()

    for _ in 0..<Self.cases {
      let random = try RandomRate(from: Currency(source), to: Currency(target), using: &generator)
      let amount = generator.magnitude(upTo: Amount.limit)
      let fee = generator.magnitude(upTo: Amount.limit) - 1
      let (received, kept) = (try random.inTarget(amount), try random.inSource(fee))
      let outcome = Result { () throws(ConversionError) in
        try random.rate.convert(target: received, fee: kept)
      }
      outcomes.note(outcome, fee: fee, exact: random.exactSource(of: amount))
    }

    #expect(outcomes.mistakes == [])
    #expect(outcomes.kindsSeen == Set(ConversionOutcomes.Kind.allCases))
  }
}
