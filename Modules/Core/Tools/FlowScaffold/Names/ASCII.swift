/// Classifies bytes of source text.
extension UInt8 {
  var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  var isCapitalLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isLetterOrDigit: Bool { isSmallLetter || isCapitalLetter || isDigit }
  /// Whether it can be part of an identifier; non-ASCII letters can.
  var isIdentifierPart: Bool { isLetterOrDigit || self == UInt8(ascii: "_") || self >= 0x80 }
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
