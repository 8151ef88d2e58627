extension NumberNotation {
  /// Writes `value` ÷ 10^`fractionDigits`, digit by digit from the right.
  func format(_ value: UInt64, fractionDigits: Int) -> String {
    var reversed: [Unicode.Scalar] = []
    var rest = value
    var written = 0
    while rest > 0 || written <= fractionDigits {
      if written == fractionDigits, written > 0 {
        reversed.append(decimalMark)
      } else if let groupingMark, isGroupEnd(after: written - fractionDigits) {
        reversed.append(groupingMark)
      }
      reversed.append(digit(rest % 10))
      rest /= 10
      written += 1
    }
    return String(String.UnicodeScalarView(reversed.reversed()))
  }

  /// Returns whether a group ends after this number of digits, counted from the right.
  private func isGroupEnd(after digits: Int) -> Bool {
    digits >= lastGroupSize && (digits - lastGroupSize).isMultiple(of: groupSize)
  }

  private func digit(_ value: UInt64) -> Unicode.Scalar {
    Unicode.Scalar(zero.value + UInt32(value)) ?? zero
  }
}
