public import FlowKit
public import FlowScreens

/// The price of one unit of a currency in another: an exact decimal of at most ten significant digits.
///
/// A rate has one direction. There is no inverse, since it would have to be rounded.
public struct ExchangeRate: Hashable, Sendable {
  /// The currency that is converted.
  public let source: Currency
  /// The currency of the result.
  public let target: Currency

  /// The rate is `mantissa` ÷ 10^`scale`; the mantissa does not end in zero, so equal rates compare equal.
  package let mantissa: Int64
  package let scale: Int

  /// The valid scales.
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

public enum ExchangeRateError: ReadableError {
  case currencyWithoutAmounts(Currency)
  case malformed(String)
  case notPositive
  case tooManyDigits
  case outOfRange
  case notOneToItself(Currency)
  case differentBases(Currency, Currency)

  public var sentence: LocalizedText {
    switch self {
    case .currencyWithoutAmounts(let currency):
      AmountError.currencyWithoutAmounts(currency).sentence
    case .malformed(let text): "“\(verbatim: text)” is not an exchange rate. Write digits with a point, such as 1.1993."
    case .notPositive: "An exchange rate is more than zero."
    case .tooManyDigits: "An exchange rate has ten significant digits at most."
    case .outOfRange: "The exchange rate is too far from 1 to be calculated with."
    case .notOneToItself(let currency): "The exchange rate from \(verbatim: currency.code) to itself is 1."
    case .differentBases(let one, let other):
      "Only rates from one currency can be crossed; these are from \(verbatim: one.code) and \(verbatim: other.code)."
    }
  }
}
