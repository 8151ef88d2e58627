extension String {
  /// The text with all visible that would hide or reorder what is around it: marks of direction, signs without width.
  ///
  /// Line ends and colours stay; what else moves a terminal's cursor is visible already.
  var withVisibleMarks: String {
    guard unicodeScalars.contains(where: \.isHiddenMark) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isHiddenMark ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
  }

  /// The same in a JSON text, where it means the mark itself.
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
  /// Whether nobody sees it; a variation selector only says how the sign before it looks.
  fileprivate var isHiddenMark: Bool {
    guard value > 0x7F, !(0xFE00...0xFE0F).contains(value) else { return false }
    return properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint
  }
}
