public import FlowValues

/// An answer in the Feedback flow: one line of 1 to 140 characters (code points).
public struct FeedbackText: ValidatedText {
  /// The answer, with single spaces.
  public let text: String

  public static let typing = TypedText.prose

  public init(cleaned text: String) throws(FeedbackTextError) {
    guard !text.isEmpty else { throw .empty }
    self.text = text.split(separator: " ").joined(separator: " ")
    guard self.text.unicodeScalars.count <= 140 else { throw .tooLong }
  }

  public static func checkTyped(_ text: String) throws(FeedbackTextError) {
    if let character = text.firstUnseen { throw .unexpectedCharacter(character) }
  }
}

/// The reason why an answer was refused.
public enum FeedbackTextError: ReadableError {
  case empty
  case tooLong
  case unexpectedCharacter(Unicode.Scalar)

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter something here."
    case .tooLong: "This has 140 characters at most. Shorten it."
    case .unexpectedCharacter(let character): "This cannot contain \(character.shown). Delete it."
    }
  }
}
