/// An upper bound of the width of a text in any sans-serif font.
enum TextWidth {
  /// - Parameter size: The font's size.
  static func of(_ text: String, size: Int) -> Int {
    let hundredths = text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    return (hundredths * size + 99) / 100
  }

  /// Returns the width in hundredths of the font's size, for wide fonts.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", "!": 36
    case " ", "f", "t", "r", "-", "(", ")", "/", "·": 42
    case "m", "w", "M", "W", "%", "@", "…", "→", "↩": 100
    case "a"..."z", "0"..."9": 64
    case "A"..."Z": 74
    case _ where scalar.isASCII: 70
    // Scripts with square characters, and all unknown ones.
    case _ where scalar.value >= 0x1100: 105
    default: 74
    }
  }

  /// Returns the text in lines of a maximum width; a longer word is split.
  static func lines(of text: String, size: Int, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").map(String.init) {
      let longer = line.isEmpty ? word : line + " " + word
      if of(longer, size: size) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = word
      while of(line, size: size) > width, line.count > 1 {
        var head = line
        while of(head, size: size) > width, head.count > 1 { head.removeLast() }
        lines.append(head)
        line.removeFirst(head.count)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
