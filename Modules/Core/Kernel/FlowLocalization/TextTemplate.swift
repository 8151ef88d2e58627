/// A text with placeholders: `%@` and `%lld` in their order, or with positions, `%2$@`; `%%` is a percent sign.
public struct TextTemplate: Equatable, Sendable {
  /// The place of an argument.
  package struct Placeholder: Hashable, Sendable {
    /// The position of the argument, from 0.
    package let position: Int
    /// Whether it is `%lld`.
    package let isInteger: Bool
  }

  private enum Part: Equatable, Sendable {
    case literal(String)
    case argument(Placeholder)
  }

  /// The text with its placeholders; empty if it was made from parts.
  let text: String
  /// The parts that were made from those of another template.
  private let madeParts: [Part]?

  private init(_ parts: [Part]) {
    text = ""
    madeParts = parts
  }

  /// Creates a template; text outside of placeholders is literal.
  public init(_ text: String) {
    self.text = text
    madeParts = nil
  }

  /// Returns whether two templates read the same.
  public static func == (one: TextTemplate, other: TextTemplate) -> Bool { one.parts == other.parts }

  /// Most templates of a catalog are never displayed, so that each is read when it is.
  private var parts: [Part] { madeParts ?? Self.parts(of: text) }

  private static func parts(of text: String) -> [Part] {
    // Most have no placeholder.
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text.isEmpty ? [] : [.literal(text)] }
    var parts: [Part] = []
    var literal = ""
    var next = 0
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.hasPrefix("%") {
        rest.removeFirst()
        literal.append("%")
      } else if let placeholder = TextTemplate.takePlaceholder(from: &rest, next: next) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.argument(placeholder))
        next += 1
      } else {
        literal.append("%")
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// The positions of the arguments, from 0, in the order in which they appear.
  public var positions: [Int] { placeholders.map(\.position) }

  /// The places of the arguments, in the order in which they appear.
  package var placeholders: [Placeholder] {
    parts.compactMap { if case .argument(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// Whether it contains a word, and not only placeholders, digits and signs.
  public var hasLetters: Bool {
    parts.contains { if case .literal(let text) = $0 { text.contains(where: \.isLetter) } else { false } }
  }

  func filled(with arguments: [String]) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .argument(let place): arguments.indices.contains(place.position) ? arguments[place.position] : ""
      }
    }
    .joined()
  }

  /// The template in the pseudo-language; a template without letters is unchanged.
  var pseudo: TextTemplate {
    guard hasLetters else { return self }
    let length = parts.reduce(0) { sum, part in if case .literal(let text) = part { sum + text.count } else { sum } }
    let accented = parts.map { part -> Part in
      if case .literal(let text) = part { .literal(String(text.map { TextTemplate.accents[$0] ?? $0 })) } else { part }
    }
    let padding = String(repeating: "~", count: max(1, length * 2 / 5 - 2))
    return TextTemplate([.literal("⟦")] + accented + [.literal("\(padding)⟧")])
  }

  private static func takePlaceholder(from rest: inout Substring, next: Int) -> Placeholder? {
    var after = rest
    var position = next
    let digits = after.prefix(while: \.isNumber)
    if !digits.isEmpty {
      guard let number = Int(digits), number > 0, after.dropFirst(digits.count).first == "$" else { return nil }
      position = number - 1
      after = after.dropFirst(digits.count + 1)
    }
    for sign in ["@", "lld"] where after.hasPrefix(sign) {
      rest = after.dropFirst(sign.count)
      return Placeholder(position: position, isInteger: sign == "lld")
    }
    return nil
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "aceginorsuyzACEGINORSUYZ", "åçéĝîñöŕšûýžÅÇÉĜÎÑÖŔŠÛÝŽ"))
}

extension TextTemplate: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
