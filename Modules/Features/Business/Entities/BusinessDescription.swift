import Profile
public import Validation

/// What a business does, in 1 to 500 characters.
public struct BusinessDescription: ValidatedText {
  /// The description, composed (NFC) and without spaces around it.
  public let text: String

  /// Checks a description as it was typed.
  public init(_ text: String) throws(BusinessDescriptionError) {
    let description = text.tidied
    guard !description.isEmpty else { throw .empty }
    guard !description.hasControlCharacter else { throw .hasControlCharacter }
    guard description.unicodeScalars.count <= 500 else { throw .tooLong }
    self.text = description
  }
}

/// Why a description was refused.
public enum BusinessDescriptionError: ReadableError {
  case empty
  case hasControlCharacter
  case tooLong

  /// The reason and what is expected.
  public var sentence: String {
    switch self {
    case .empty: "Say in a few words what the business does."
    case .hasControlCharacter: "The description has an invisible character or a line break in it. Type it anew."
    case .tooLong: "The description has 500 characters at most. Shorten it."
    }
  }
}
