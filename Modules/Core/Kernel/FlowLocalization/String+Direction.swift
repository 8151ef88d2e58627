extension String {
  /// Whether it has letters that are written from right to left, which would reorder the words around it.
  var hasRightToLeftLetters: Bool {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
