extension String {
  /// The text with visible escapes for all control characters but line ends, too: for text that contains data or names.
  ///
  /// A terminal would execute them.
  var withVisibleControls: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isHiddenMark || (scalar.isControl && scalar != "\n") ? scalar.escape : String(scalar)
    }
  }

  /// The text with visible escapes for characters that hide or reorder others: marks of direction, characters without width.
  ///
  /// Line ends and colours stay; other control characters below U+0080 were escaped before.
  var withVisibleMarks: String {
    guard unicodeScalars.contains(where: \.isHiddenMark) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isHiddenMark ? scalar.escape : String(scalar)
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
  fileprivate var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  fileprivate var isControl: Bool { properties.generalCategory == .control }

  /// Whether it is invisible, or a control character above ASCII; variation selectors are not included, since they only change the character before them.
  fileprivate var isHiddenMark: Bool {
    guard value > 0x7F, !(0xFE00...0xFE0F).contains(value) else { return false }
    return isControl || properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint
  }
}
