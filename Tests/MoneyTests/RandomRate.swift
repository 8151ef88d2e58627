import FlowTesting
import Money

/// A rate of any possible size, and its exact conversion.
struct RandomRate {
  let rate: ExchangeRate
  /// Minor units of the target for one of the source: `mantissa` × `up` ÷ `down`.
  private let mantissa: UInt128
  private let up: UInt128
  private let down: UInt128

  init(from source: Currency, to target: Currency, using generator: inout SplitMix64) throws {
    let (mantissa, scale) = Self.decimal(using: &generator)

    self.rate = try ExchangeRate(mantissa: mantissa, scale: scale, from: source, to: target)
    self.mantissa = UInt128(mantissa)
    self.up = UInt128.powersOfTen[max(0, -scale) + (target.minorUnitDigits ?? 0)]
    self.down = UInt128.powersOfTen[max(0, scale) + (source.minorUnitDigits ?? 0)]
  }

  /// Any decimal that a rate can be, with more of those that are usual and of those whose quotients end in
  /// a half.
  private static func decimal(using generator: inout SplitMix64) -> (mantissa: Int64, scale: Int) {
    let magnitude = generator.magnitude(upTo: 9_999_999_999)
    let mantissa = magnitude.isMultiple(of: 10) ? magnitude + 1 : magnitude
    return switch generator.next() % 4 {
    case 0: (mantissa, Int.random(in: -18...28, using: &generator))
    case 1: (1 << Int64.random(in: 0...10, using: &generator), Int.random(in: -4...6, using: &generator))
    default: (mantissa, Int.random(in: 0...12, using: &generator))
    }
  }

  func inSource(_ minorUnits: Int64) throws -> Amount {
    try Amount(minorUnits: minorUnits, currency: rate.source)
  }

  func inTarget(_ minorUnits: Int64) throws -> Amount {
    try Amount(minorUnits: minorUnits, currency: rate.target)
  }

  func exactTarget(of source: Int64) -> ExactQuotient {
    ExactQuotient(doubled: (2 * UInt128(source) * mantissa, up), denominator: down)
  }

  func exactSource(of target: Int64) -> ExactQuotient {
    ExactQuotient(doubled: (2 * UInt128(target), down), denominator: mantissa * up)
  }
}
