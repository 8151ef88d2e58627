extension String {
  /// The text in quotes, escaped for a journey.
  package var quoted: String {
    let needsScalars = utf8.contains { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    guard needsScalars else { return "\"" + self + "\"" }
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted += scalar.looksLikeAnother ? scalar.escaped : scalar.visible
      }
    }
    return quoted + "\""
  }

  /// The text with visible escapes for characters that would move a terminal's cursor.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.visible }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character or a line break.
  var isControl: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether it is seen as a plain space, or not at all, so that a reader of a journey would miss it.
  fileprivate var looksLikeAnother: Bool {
    if isASCII { return false }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
      || value == 0x2800 || value == 0xFFFC
  }

  fileprivate var visible: String { isControl ? escaped : String(self) }

  fileprivate var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
