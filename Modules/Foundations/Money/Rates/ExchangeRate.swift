public import Validation

/// How many units of one currency are paid for one unit of another: an exact decimal of at most ten
/// significant digits.
///
/// A rate works in one direction only. Its inverse would be another number, rounded, so there is none.
public struct ExchangeRate: Hashable, Sendable {
  /// The currency of which one unit is converted.
  public let source: Currency
  /// The currency of which the rate counts the units.
  public let target: Currency

  /// The rate is `mantissa` ÷ 10^`scale`; the mantissa does not end in zero, so equal rates are equal values.
  package let mantissa: Int64
  package let scale: Int

  /// The scales that a rate can have; a billion billion is 1 at -18.
  static let scales = -18...28

  package init(
    mantissa: Int64, scale: Int, from source: Currency, to target: Currency
  ) throws(ExchangeRateError) {
    for currency in [source, target] where currency.minorUnitDigits == nil {
      throw .currencyWithoutAmounts(currency)
    }
    guard mantissa > 0 else { throw .notPositive }

    var (mantissa, scale) = (mantissa, scale)
    while mantissa.isMultiple(of: 10) {
      mantissa /= 10
      scale -= 1
    }
    guard mantissa <= 9_999_999_999 else { throw .tooManyDigits }
    guard Self.scales.contains(scale) else { throw .outOfRange }
    guard source != target || (mantissa == 1 && scale == 0) else { throw .notOneToItself(source) }

    self.source = source
    self.target = target
    self.mantissa = mantissa
    self.scale = scale
  }
}

/// Why there is no such rate.
public enum ExchangeRateError: ReadableError {
  case currencyWithoutAmounts(Currency)
  case malformed(String)
  case notPositive
  case tooManyDigits
  case outOfRange
  case notOneToItself(Currency)
  case differentBases(Currency, Currency)

  /// The reason and what is expected.
  public var sentence: String {
    switch self {
    case .currencyWithoutAmounts(let currency):
      AmountError.currencyWithoutAmounts(currency).sentence
    case .malformed(let text): "“\(text)” is not an exchange rate. Write digits with a point, such as 1.1993."
    case .notPositive: "An exchange rate is more than zero."
    case .tooManyDigits: "An exchange rate has ten significant digits at most."
    case .outOfRange: "The exchange rate is too far from 1 to be calculated with."
    case .notOneToItself(let currency): "The exchange rate from \(currency.code) to itself is 1."
    case .differentBases(let one, let other):
      "Only rates from one currency can be crossed; these are from \(one.code) and \(other.code)."
    }
  }
}
