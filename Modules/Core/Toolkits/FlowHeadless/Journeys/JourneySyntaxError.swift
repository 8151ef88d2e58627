/// An error in a line of a journey.
public struct JourneySyntaxError: Error, Equatable {
  public enum Reason: Error, Equatable {
    /// The line is longer than this many bytes.
    case tooLong(Int)
    /// The line is not UTF-8.
    case notText
    /// The line contains a control character, given by its code.
    case controlCharacter(UInt32)
    /// A text has no closing quote.
    case unterminatedText
    /// A `\` does not begin a known escape.
    case unknownEscape(String)
    /// A word is not among the expected ones.
    case unknownWord(String, nearest: String?, expected: [String])
    /// The line is incomplete.
    case tooShort(expected: [String])
    /// The line continues after a complete phrase.
    case tooMuch(String)
    /// A text is not a duration.
    case notATime(String)
  }

  /// The number of the line, from 1.
  public let line: Int
  public let reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}

// MARK: - CustomStringConvertible

extension JourneySyntaxError: CustomStringConvertible {
  /// The error as a sentence for the journey's author.
  public var description: String { "Line \(line): \(reason)" }
}

extension JourneySyntaxError.Reason: CustomStringConvertible {
  /// The reason, and the expected words.
  public var description: String {
    switch self {
    case .tooLong(let limit): "longer than \(limit) bytes."
    case .notText: "not text in UTF-8."
    case .controlCharacter(let number):
      "has the control character U+\(String(number, radix: 16, uppercase: true).leftPadded(to: 4, with: "0"))."
    case .unterminatedText: "a text begins with a quotation mark and does not end with one."
    case .unknownEscape(let escape):
      "\(escape.excerpt) is not known inside a text; write \\\", \\\\, \\n, \\t or \\u{…}."
    case .unknownWord(let word, let nearest?, _):
      "\(word.excerpt) is not known here; the nearest known word is \(nearest.quoted)."
    case .unknownWord(let word, nil, let expected):
      "\(word.excerpt) is not known here; expected \(expected.joined(separator: ", "))."
    case .tooShort(let expected): "ends too early; expected \(expected.joined(separator: " or "))."
    case .tooMuch(let word): "\(word.excerpt) is not expected; put a text of several words in quotes."
    case .notATime(let word): "\(word.excerpt) is not a duration; write +31m, or +1d2h3m4s."
    }
  }
}

extension String {
  fileprivate var excerpt: String {
    let limit = 40
    guard count > limit else { return quoted }
    return (String(prefix(limit)) + "…").quoted
  }
}
