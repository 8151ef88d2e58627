import Contact
public import FlowKit

/// The description of a business, of 1 to 500 characters.
public struct BusinessDescription: ValidatedText {
  /// The description, composed (NFC) and without spaces around it.
  public let text: String

  public init(_ text: String) throws(BusinessDescriptionError) {
    let description = text.normalized
    guard !description.isEmpty else { throw .empty }
    guard !description.hasControlCharacter else { throw .hasControlCharacter }
    guard description.unicodeScalars.count <= 500 else { throw .tooLong }
    self.text = description
  }
}

public enum BusinessDescriptionError: ReadableError {
  case empty
  case hasControlCharacter
  case tooLong

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Say in a few words what the business does."
    case .hasControlCharacter: "The description has an invisible character or a line break in it. Type it again."
    case .tooLong: "The description has 500 characters at most. Shorten it."
    }
  }
}
