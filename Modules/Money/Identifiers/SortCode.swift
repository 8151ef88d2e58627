public import FlowValues

/// A sort code, which identifies a bank's branch in the United Kingdom.
public struct SortCode: ValidatedText {
  /// Six digits, such as `123456`.
  public let text: String

  public static let typing = TypedText.code

  /// Checks that there are six digits, together, or in pairs with hyphens or spaces between them, as cards and statements
  /// print them.
  public init(cleaned text: String) throws(SortCodeError) {
    guard !text.isEmpty else { throw .empty }
    let pairs = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "-" }
    if let scalar = pairs.joined().firstScalar(outside: .digits) { throw .unexpectedCharacter(scalar) }
    guard pairs.map(\.utf8.count) == [6] || pairs.map(\.utf8.count) == [2, 2, 2] else { throw .malformed }
    self.text = pairs.joined()
  }

  /// The printed form: `12-34-56`.
  public var printed: String {
    [text.prefix(2), text.dropFirst(2).prefix(2), text.suffix(2)].joined(separator: "-")
  }
}

public enum SortCodeError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case malformed

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the sort code, such as 12-34-56."
    case .unexpectedCharacter(let scalar):
      "The sort code cannot contain \(scalar.shown). It has digits and hyphens only."
    case .malformed: "The sort code has 6 digits, written 123456 or 12-34-56."
    }
  }
}
