import Foundation

// What is common to all lines of text that a person types.

extension String {
  /// The text composed (NFC), without what is invisible around it: spaces, line ends, marks that came along with a paste.
  var tidied: String {
    let scalars = precomposedStringWithCanonicalMapping.unicodeScalars
    guard
      let first = scalars.firstIndex(where: { !$0.isPadding }),
      let last = scalars.lastIndex(where: { !$0.isPadding })
    else { return "" }
    return String(scalars[first...last])
  }

  var hasControlCharacter: Bool { unicodeScalars.contains(where: \.isControlCharacter) }
}

extension Unicode.Scalar {
  fileprivate var isPadding: Bool { properties.isWhitespace || properties.generalCategory == .format }

  /// Whether it controls how text is shown: nobody types it, and in a line it hides or reorders what is around it.
  ///
  /// Joiners are none: names in Persian or in Malayalam are spelled with them.
  fileprivate var isControlCharacter: Bool {
    switch self {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
  }
}
