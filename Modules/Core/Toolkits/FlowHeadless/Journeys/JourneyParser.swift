/// A parser for journeys: one step per line, `#` for comments.
public struct JourneyParser: Sendable {
  /// The maximum length of a line, in bytes.
  public static let longestLine = 16_384

  private let grammar: JourneyGrammar

  /// Creates a parser that also knows phrases of the app, such as `server answers with …`; each `…` stands for a text.
  public init(appPhrases: [String] = []) {
    grammar = JourneyGrammar(appPhrases: appPhrases)
  }

  /// Returns the journey in a script.
  /// - Parameters:
  ///   - name: The title if the script does not begin with a comment.
  ///   - script: The bytes of the script.
  /// - Throws: The error in the first wrong line.
  public func journey(named name: String, from script: [UInt8]) throws(JourneySyntaxError) -> Journey {
    var title: String?
    var lines: [Journey.Line] = []
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = script.starts(with: mark) ? script[mark.count...] : script[...]
    for (index, bytes) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = try text(of: bytes, line: index + 1)
      if let comment = comment(in: text) {
        if title == nil, lines.isEmpty {
          title = comment
        } else {
          lines.append(Journey.Line(number: index + 1, content: .comment(comment)))
        }
      }
      if let step = try step(from: text, line: index + 1) {
        lines.append(Journey.Line(number: index + 1, content: .step(step)))
      }
    }
    return Journey(title: title ?? name, lines: lines)
  }

  /// Returns the step in a line; nil for a blank line or a comment.
  /// - Throws: The error in the line.
  public func step(from text: String, line: Int = 1) throws(JourneySyntaxError) -> JourneyStep? {
    guard text.utf8.count <= Self.longestLine else {
      throw JourneySyntaxError(line: line, reason: .tooLong(Self.longestLine))
    }
    do throws(JourneySyntaxError.Reason) {
      let words = try JourneyTokenizer.words(in: text)
      return words.isEmpty ? nil : try grammar.step(words)
    } catch {
      throw JourneySyntaxError(line: line, reason: error)
    }
  }

  /// Returns the step for these words, each a word of a phrase or a text without quotes.
  /// - Throws: The error in the words; also if their line would be too long.
  package func step(of words: [String]) throws(JourneySyntaxError) -> JourneyStep {
    do throws(JourneySyntaxError.Reason) {
      let step = try grammar.step(words.map { JourneyWord(text: $0, isQuoted: false) })
      guard step.description.utf8.count <= Self.longestLine else { throw .tooLong(Self.longestLine) }
      return step
    } catch {
      throw JourneySyntaxError(line: 1, reason: error)
    }
  }

  /// All phrases, with `…` for a text.
  package var phrases: [String] { grammar.phrases.map(\.pattern) }

  private func text(of bytes: ArraySlice<UInt8>, line: Int) throws(JourneySyntaxError) -> String {
    guard bytes.count <= Self.longestLine else {
      throw JourneySyntaxError(line: line, reason: .tooLong(Self.longestLine))
    }
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JourneySyntaxError(line: line, reason: .notText)
    }
    return text
  }

  private func comment(in text: String) -> String? {
    let text = text.drop(while: \.isWhitespace)
    guard text.first == "#" else { return nil }
    let comment = text.drop { $0 == "#" }.drop(while: \.isWhitespace)
    return comment.isEmpty ? nil : String(comment)
  }
}

/// A word of a journey's line; a text in quotes is one word.
struct JourneyWord: Equatable {
  var text: String
  let isQuoted: Bool
}

/// Splits a line into words.
private struct JourneyTokenizer {
  private var rest: Substring.UnicodeScalarView

  /// Returns the words of a line before its comment.
  static func words(in line: some StringProtocol) throws(JourneySyntaxError.Reason) -> [JourneyWord] {
    for scalar in line.unicodeScalars where scalar.isControl && scalar != "\t" {
      throw .controlCharacter(scalar.value)
    }
    var scanner = JourneyTokenizer(rest: Substring(line).unicodeScalars)
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
