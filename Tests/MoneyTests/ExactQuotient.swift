/// A positive rational number, compared by multiplying in 256 bits.
///
/// It never divides: multiplying back proves the rounded result of a division. The factors fit 128 bits for every rate.
struct ExactQuotient {
  /// The two factors of the numerator, doubled so that halves are whole.
  let doubled: (UInt128, UInt128)
  let denominator: UInt128

  /// Whether it rounds to `value`, half up: `value` - ½ ≤ quotient < `value` + ½.
  func rounds(to value: Int64) -> Bool {
    isAtLeastHalfBelow(value) && !isAtLeastHalfBelow(value + 1)
  }

  /// Whether it is at least `value` - ½.
  func isAtLeastHalfBelow(_ value: Int64) -> Bool {
    value <= 0 || compare(toHalfBelow: value) >= 0
  }

  /// Whether it is `value` - ½ exactly.
  func isHalfBelow(_ value: Int64) -> Bool {
    compare(toHalfBelow: value) == 0
  }

  /// The sign of the difference to `value` - ½.
  private func compare(toHalfBelow value: Int64) -> Int {
    let own = doubled.0.multipliedFullWidth(by: doubled.1)
    let other = denominator.multipliedFullWidth(by: UInt128(2 * value - 1))
    if own == other { return 0 }
    return own > other ? 1 : -1
  }
}

extension UInt128 {
  /// 10^0 to 10^38, all that fit.
  static let powersOfTen = (0...38).map { exponent in
    (0..<exponent).reduce(UInt128(1)) { power, _ in power * 10 }
  }
}
