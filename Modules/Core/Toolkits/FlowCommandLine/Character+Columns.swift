extension Character {
  /// The width of the character in columns of a terminal: 0, 1 or 2.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isZeroWidth { return 0 }
    let showsEmoji = unicodeScalars.contains { $0.value == 0xFE0F }
    return first.isWide || (showsEmoji && first.properties.isEmoji && !first.isASCII) ? 2 : 1
  }
}

extension StringProtocol {
  /// The width of the text in columns of a terminal; it must not contain colours.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Unicode.Scalar {
  /// The ranges of wide and full-width characters, from UAX 11, since Swift does not provide this property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  fileprivate var isWide: Bool {
    properties.isEmojiPresentation || (value >= 0x1100 && Self.wide.contains { $0.contains(value) })
  }

  /// Whether the scalar has no width.
  fileprivate var isZeroWidth: Bool {
    guard value >= 0x300 else { return value < 0x20 || (0x7F..<0xA0).contains(value) }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return (0x1160...0x11FF).contains(value)
    }
  }
}
