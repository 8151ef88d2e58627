extension UInt128 {
  /// Returns the quotient, rounded once, half up.
  func dividedHalfUp(by divisor: UInt128) -> UInt128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    // The difference cannot overflow, unlike twice the remainder.
    return remainder >= divisor - remainder ? quotient + 1 : quotient
  }

  /// Returns the product with 10^`exponent`, or nil if it overflows.
  func scaled(byPowerOfTen exponent: Int) -> UInt128? {
    var product = self
    for _ in stride(from: 0, to: exponent, by: 1) {
      let (next, overflow) = product.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      product = next
    }
    return product
  }
}
