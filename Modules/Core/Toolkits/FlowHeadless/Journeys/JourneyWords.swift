/// A word of a journey's line; a text in quotes is one word.
struct JourneyWord: Equatable {
  var text: String
  let isQuoted: Bool
}

/// Splits a line into words.
struct JourneyWords {
  private var rest: Substring.UnicodeScalarView

  /// Returns the words of a line before its comment.
  static func of(_ line: some StringProtocol) throws(JourneySyntaxError.Reason) -> [JourneyWord] {
    for scalar in line.unicodeScalars where scalar.isControl && scalar != "\t" {
      throw .controlCharacter(scalar.value)
    }
    var scanner = JourneyWords(rest: Substring(line).unicodeScalars)
    var words: [JourneyWord] = []
    while let word = try scanner.next() { words.append(word) }
    return words
  }

  private mutating func next() throws(JourneySyntaxError.Reason) -> JourneyWord? {
    rest = rest.drop { $0.properties.isWhitespace }
    switch rest.first {
    case nil, "#": return nil
    case "\"": return try text(until: "\"")
    case "\u{201C}": return try text(until: "\u{201D}")  // typographic quotation marks
    default:
      let word = rest.prefix { !$0.properties.isWhitespace }
      rest = rest[word.endIndex...]
      return JourneyWord(text: String(word), isQuoted: false)
    }
  }

  private mutating func text(until end: Unicode.Scalar) throws(JourneySyntaxError.Reason) -> JourneyWord {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == end { return JourneyWord(text: String(text), isQuoted: true) }
      text.append(scalar == "\\" ? try escaped() : scalar)
    }
    throw .unterminatedText
  }

  private mutating func escaped() throws(JourneySyntaxError.Reason) -> Unicode.Scalar {
    let kind = rest.popFirst()
    switch kind {
    case nil: throw .unterminatedText
    case "\"", "\\", "\u{201D}": return kind ?? "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u" where rest.first == "{":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      rest = rest[digits.endIndex...].dropFirst()
      guard digits.count <= 8, let value = UInt32(String(digits), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw .unknownEscape("\\u{" + String(digits) + "}") }
      return scalar
    case let other?: throw .unknownEscape("\\" + String(other))
    }
  }
}
