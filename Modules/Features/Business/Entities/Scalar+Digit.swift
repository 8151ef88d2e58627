extension Unicode.Scalar {
  /// Whether it is one of the digits 0 to 9; those of other scripts are none.
  var isDigit: Bool { ("0"..."9").contains(self) }
}
