import Foundation

// What is common to all lines of text that a person types.

extension String {
  /// The text without what is invisible around it: spaces, line ends, marks that came along with a paste.
  package var trimmed: String {
    guard
      let first = unicodeScalars.firstIndex(where: { !$0.isPadding }),
      let last = unicodeScalars.lastIndex(where: { !$0.isPadding })
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// The text without what is invisible around it, composed (NFC).
  package var tidied: String { trimmed.precomposedStringWithCanonicalMapping }

  /// Whether something in the text hides or reorders what is around it.
  package var hasControlCharacter: Bool { unicodeScalars.contains { $0.isControlCharacter } }
}

extension Unicode.Scalar {
  fileprivate var isPadding: Bool { properties.isWhitespace || properties.generalCategory == .format }

  /// Whether it controls how text is shown: nobody types it, and in a line it hides or reorders what is around it.
  ///
  /// Joiners are none: names in Persian or in Malayalam are spelled with them.
  fileprivate var isControlCharacter: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}
