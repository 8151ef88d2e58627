/// A step of a journey: the words of its command, and how it reads.
public struct JourneyStep: Sendable, Equatable {
  /// Secrets as they were typed; they stay in this process.
  let words: [String]
  /// Without secrets.
  public let text: String

  init(_ words: [String], reads text: String) {
    self.words = words
    self.text = text
  }

  /// Reads a line of a journey: `fill "Name" with "Ada \"A\""`, whose words are those of the command.
  /// - Returns: nil if it is empty or a comment, or has a text without an end.
  init?(line: Substring) {
    var words: [String] = []
    var rest = line.drop(while: \.isWhitespace)
    let text = String(rest)
    guard let first = rest.first, first != "#" else { return nil }
    while let first = rest.first, first != "#" {
      if first == "\"" {
        guard let word = Self.readText(&rest) else { return nil }
        words.append(word)
      } else {
        words.append(String(rest.prefix { !$0.isWhitespace }))
        rest = rest.drop { !$0.isWhitespace }
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    self.init(words, reads: text)
  }

  private static func readText(_ rest: inout Substring) -> String? {
    rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      switch next {
      case "\"": return text
      case "\\":
        guard let escaped = readEscape(&rest) else { return nil }
        text.append(escaped)
      default: text.append(next)
      }
    }
    return nil
  }

  /// Reads what follows a backslash: `n`, `t`, `u{7F}`, or a character that stands for itself.
  private static func readEscape(_ rest: inout Substring) -> Character? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"), let code = UInt32(rest[..<end], radix: 16)
      else { return nil }
      rest = rest[rest.index(after: end)...]
      return Unicode.Scalar(code).map(Character.init)
    case let other: return other
    }
  }

  /// The steps of a journey's text.
  public static func steps(of text: String) -> [JourneyStep] {
    text.split(whereSeparator: \.isNewline).compactMap { JourneyStep(line: $0) }
  }
}
