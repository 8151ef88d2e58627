extension String {
  /// The text as a journey writes it: in quotes, and nothing in it that could be taken for their end.
  package var quoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted += scalar.visible
      }
    }
    return quoted + "\""
  }

  /// The text with all that would move a terminal's cursor made visible.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.visible }
  }
}

extension Unicode.Scalar {
  /// Whether a line of text has no place for it.
  var isControl: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  fileprivate var visible: String {
    isControl ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
  }
}
