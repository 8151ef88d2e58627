import Contact
public import FlowKit

/// The name of a business, of 1 to 50 characters.
public struct BusinessName: ValidatedText {
  /// The name, composed (NFC) and without spaces around it.
  public let text: String

  public init(_ text: String) throws(BusinessNameError) {
    let name = text.normalized
    guard !name.isEmpty else { throw .empty }
    guard !name.hasControlCharacter else { throw .hasControlCharacter }
    guard name.unicodeScalars.count <= 50 else { throw .tooLong }
    self.text = name
  }
}

public enum BusinessNameError: ReadableError {
  case empty
  case hasControlCharacter
  case tooLong

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the name of the business, as it is registered."
    case .hasControlCharacter: "The name has an invisible character in it. Type it again."
    case .tooLong: "The name of a business has 50 characters at most. Shorten it."
    }
  }
}
