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
