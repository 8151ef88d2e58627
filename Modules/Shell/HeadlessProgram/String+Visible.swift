extension String {
  /// The text with visible escapes for characters that hide or reorder others: marks of direction, characters without width.
  ///
  /// Line ends and colours stay; other control characters were escaped before.
  var withVisibleMarks: String {
    guard unicodeScalars.contains(where: \.isHiddenMark) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isHiddenMark ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
  }

  /// The JSON text with JSON escapes for the same characters.
  var withEscapedMarks: String {
    guard unicodeScalars.contains(where: \.isHiddenMark) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.isHiddenMark else { return text.unicodeScalars.append(scalar) }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible; variation selectors are not included, since they only change the character before them.
  fileprivate var isHiddenMark: Bool {
    guard value > 0x7F, !(0xFE00...0xFE0F).contains(value) else { return false }
    return properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint
  }
}
