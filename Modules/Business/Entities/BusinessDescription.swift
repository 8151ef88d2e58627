public import FlowValues

/// The description of a business, of 1 to 500 characters.
public struct BusinessDescription: ValidatedText {
  /// The description, composed (NFC) and without spaces around it.
  public let text: String

  public static let typing = TypedText.prose

  public init(cleaned text: String) throws(BusinessDescriptionError) {
    guard !text.isEmpty else { throw .empty }
    guard text.unicodeScalars.count <= 500 else { throw .tooLong }
    self.text = text
  }

  public static func checkTyped(_ text: String) throws(BusinessDescriptionError) {
    if let scalar = text.firstUnseen { throw .unexpectedCharacter(scalar) }
  }
}

public enum BusinessDescriptionError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case tooLong

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Say in a few words what the business does."
    case .unexpectedCharacter(let scalar): "The description cannot contain \(scalar.shown). Delete it."
    case .tooLong: "The description has 500 characters at most. Shorten it."
    }
  }
}
