public import FlowKit
public import FlowScreens

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
    case .wrongCurrency(let expected): "The amount and the fee must be in \(verbatim: expected.code) to be converted."
    case .notPositive: "Enter an amount of more than zero."
    case .negativeFee: "The fee cannot be less than zero."
    case .feeNotCovered: "The amount does not cover the fee. Enter a larger amount."
    case .roundsToZero:
      "The amount is too small: nothing would be left after the conversion. Enter a larger amount."
    case .tooLarge: "The amount is too large to be converted. Enter a smaller amount."
    }
  }
}
