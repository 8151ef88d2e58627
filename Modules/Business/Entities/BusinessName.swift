public import FlowValues

/// The name of a business, of 1 to 50 characters.
public struct BusinessName: ValidatedText {
  /// The name, composed (NFC) and without spaces around it.
  public let text: String

  public init(cleaned text: String) throws(BusinessNameError) {
    guard !text.isEmpty else { throw .empty }
    guard text.unicodeScalars.count <= 50 else { throw .tooLong }
    self.text = text
  }

  public static func checkTyped(_ text: String) throws(BusinessNameError) {
    if let scalar = text.firstUnseen { throw .unexpectedCharacter(scalar) }
  }
}

public enum BusinessNameError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case tooLong

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the name of the business, as it is registered."
    case .unexpectedCharacter(let scalar): "The name of a business cannot contain \(scalar.shown). Delete it."
    case .tooLong: "The name of a business has 50 characters at most. Shorten it."
    }
  }
}
