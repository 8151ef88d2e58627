public import FlowValues
import Foundation

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
    case .malformed(let text):
      LocalizedText(forDevelopers: "“\(text)” is not an exchange rate. Write digits with a point, such as 1.1993.")
    case .notPositive: LocalizedText(forDevelopers: "An exchange rate is more than zero.")
    case .tooManyDigits: LocalizedText(forDevelopers: "An exchange rate has ten significant digits at most.")
    case .outOfRange: LocalizedText(forDevelopers: "The exchange rate is too far from 1 to be calculated with.")
    case .notOneToItself(let currency):
      LocalizedText(forDevelopers: "The exchange rate from \(currency.code) to itself is 1.")
    case .differentBases(let one, let other):
      LocalizedText(
        forDevelopers: "Only rates from one currency can be crossed; these are from \(one.code) and \(other.code).")
    }
  }
}

extension ExchangeRate {
  /// Returns the amount that arrives when `amount` is sent: (amount - fee) × rate, rounded once, half up, to the
  /// target's minor unit.
  ///
  /// - Parameters:
  ///   - amount: The amount that the sender pays, in the source currency.
  ///   - fee: The fee in the source currency, less than the amount.
  public func convert(source amount: Amount, fee: Amount) throws(ConversionError) -> Amount {
    try check(amount, isIn: source, fee: fee)
    guard fee.minorUnits < amount.minorUnits else { throw .feeNotCovered }
    let sent = UInt128(amount.minorUnits - fee.minorUnits)
    return try rounded(sent * UInt128(mantissa), over: 1, exponent: minorUnitShift - scale, in: target)
  }

  /// Returns the amount to send so that `amount` arrives: amount ÷ rate, rounded once, half up, to the source's minor
  /// unit, plus the fee.
  ///
  /// - Parameters:
  ///   - amount: The amount that the recipient gets, in the target currency.
  ///   - fee: The fee in the source currency.
  public func convert(target amount: Amount, fee: Amount) throws(ConversionError) -> Amount {
    try check(amount, isIn: target, fee: fee)
    let converted = try rounded(
      UInt128(amount.minorUnits), over: UInt128(mantissa), exponent: scale - minorUnitShift, in: source)
    do {
      return try converted + fee
    } catch {
      throw .tooLarge
    }
  }

  /// The number of decimals of the target minus those of the source.
  private var minorUnitShift: Int {
    (target.minorUnitDigits ?? 0) - (source.minorUnitDigits ?? 0)
  }

  private func check(_ amount: Amount, isIn currency: Currency, fee: Amount) throws(ConversionError) {
    guard amount.currency == currency else { throw .wrongCurrency(expected: currency) }
    guard fee.currency == source else { throw .wrongCurrency(expected: source) }
    guard amount.minorUnits > 0 else { throw .notPositive }
    guard fee.minorUnits >= 0 else { throw .negativeFee }
  }

  /// Returns `numerator` ÷ `denominator` × 10^`exponent` as an amount.
  private func rounded(
    _ numerator: UInt128, over denominator: UInt128, exponent: Int, in currency: Currency
  ) throws(ConversionError) -> Amount {
    // A numerator that exceeds 128 bits is far over the limit, since the denominator is at most 10^10.
    guard let numerator = numerator.scaled(byPowerOfTen: exponent) else { throw .tooLarge }
    // With a denominator that exceeds 128 bits, the quotient is less than a half.
    guard let denominator = denominator.scaled(byPowerOfTen: -exponent) else { throw .roundsToZero }

    let minorUnits = numerator.dividedHalfUp(by: denominator)
    guard minorUnits > 0 else { throw .roundsToZero }
    do {
      return try Amount(minorUnits: Int64(clamping: minorUnits), currency: currency)
    } catch {
      throw .tooLarge
    }
  }
}

/// The reason why an amount cannot be converted.
public enum ConversionError: ReadableError {
  case wrongCurrency(expected: Currency)
  case notPositive
  case negativeFee
  case feeNotCovered
  case roundsToZero
  case tooLarge

  public var sentence: LocalizedText {
    switch self {
    case .wrongCurrency(let expected):
      LocalizedText(forDevelopers: "The amount and the fee must be in \(expected.code) to be converted.")
    case .notPositive: "Enter an amount of more than zero."
    case .negativeFee: LocalizedText(forDevelopers: "The fee cannot be less than zero.")
    case .feeNotCovered: "The amount does not cover the fee. Enter a larger amount."
    case .roundsToZero:
      "The amount is too small: nothing would be left after the conversion. Enter a larger amount."
    case .tooLarge: "The amount is too large to be converted. Enter a smaller amount."
    }
  }
}

extension ExchangeRate {
  /// Creates the cross rate from `first.target` to `second.target` of two rates with the same source, such as a central
  /// bank's reference rates.
  ///
  /// It is the exact quotient, rounded once to ten significant digits, half up.
  public init(crossing first: ExchangeRate, with second: ExchangeRate) throws(ExchangeRateError) {
    guard first.source == second.source else { throw .differentBases(first.source, second.source) }
    let divisor = UInt128(first.mantissa)
    var dividend = UInt128(second.mantissa)
    var scale = second.scale - first.scale
    // The quotient of two mantissas is below 10^10, so it has ten digits once it has reached 10^9.
    while dividend / divisor < 1_000_000_000 {
      dividend *= 10
      scale += 1
    }
    let rounded = dividend.dividedHalfUp(by: divisor)
    try self.init(mantissa: Int64(rounded), scale: scale, from: first.target, to: second.target)
  }
}

extension ExchangeRate {
  /// Parses a decimal from a rate table: ASCII digits with at most one point, such as `0.83380`.
  public init(_ decimal: String, from source: Currency, to target: Currency) throws(ExchangeRateError) {
    let parts = decimal.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.consists(of: .digits) }) else {
      throw .malformed(decimal)
    }
    let fraction = parts.dropFirst().first ?? ""
    let significant = (parts[0] + fraction).drop { $0 == "0" }
    let trailingZeros = significant.reversed().prefix { $0 == "0" }.count
    let digits = significant.dropLast(trailingZeros)
    guard !digits.isEmpty else { throw .notPositive }
    guard digits.count <= 10, let mantissa = Int64(digits) else { throw .tooManyDigits }
    try self.init(mantissa: mantissa, scale: fraction.count - trailingZeros, from: source, to: target)
  }

  /// The rate as a decimal, such as `0.8338`.
  public var decimal: String {
    let digits = String(mantissa) + String(repeating: "0", count: max(0, -scale))
    guard scale > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    return padded.dropLast(scale) + "." + padded.suffix(scale)
  }
}

// MARK: - CustomStringConvertible

extension ExchangeRate: CustomStringConvertible {
  /// The rate without a locale: `1 GBP = 1.1993 EUR`.
  public var description: String {
    "1 \(source.code) = \(decimal) \(target.code)"
  }
}

// MARK: - In a text

extension ExchangeRate: TextArgument {
  /// The rate without a locale: `1 GBP = 1.1993 EUR`.
  public var developerForm: String { description }

  /// Returns the rate with the decimal mark of a language.
  public func form(in language: Language) -> String {
    let mark = Locale(identifier: language.localeIdentifier).decimalSeparator ?? "."
    return "1 \(source.code) = \(decimal.replacing(".", with: mark)) \(target.code)"
  }
}

// MARK: - Codable

extension ExchangeRate: Codable {
  private enum CodingKeys: CodingKey {
    case source, target, decimal
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let source = try container.decode(Currency.self, forKey: .source)
    let target = try container.decode(Currency.self, forKey: .target)
    let decimal = try container.decode(String.self, forKey: .decimal)
    self = try container.checked(.decimal) { () throws(ExchangeRateError) in
      try ExchangeRate(decimal, from: source, to: target)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(target, forKey: .target)
    try container.encode(decimal, forKey: .decimal)
  }
}
