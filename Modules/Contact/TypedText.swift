import Foundation

// Normalizes a line of typed text.

extension String {
  /// The text without invisible characters around it: spaces, line ends, marks from a paste.
  package var trimmed: String {
    guard
      let first = unicodeScalars.firstIndex(where: { !$0.isPadding }),
      let last = unicodeScalars.lastIndex(where: { !$0.isPadding })
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// The trimmed text, composed (NFC).
  package var normalized: String {
    let trimmed = trimmed
    // ASCII is composed as it is.
    return trimmed.utf8.allSatisfy { $0 < 0x80 } ? trimmed : trimmed.precomposedStringWithCanonicalMapping
  }

  /// A Boolean value that indicates whether a character hides or reorders the text around it.
  package var hasControlCharacter: Bool { unicodeScalars.contains { $0.isControlCharacter } }
}

extension Unicode.Scalar {
  fileprivate var isPadding: Bool {
    if isASCII { return value == 0x20 || (0x09...0x0D).contains(value) }
    return properties.isWhitespace || properties.generalCategory == .format
  }

  /// Whether the scalar controls how text is displayed, so that it can hide or reorder other characters.
  ///
  /// Joiners do not count: Persian and Malayalam names are spelled with them.
  fileprivate var isControlCharacter: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}
