public import FlowValues

/// An e-mail address.
///
/// The pattern is Wise's, `^[^\s]+@[^\s]+\.[^\s]{2,}$`; it does not check whether the address exists.
public struct EmailAddress: ValidatedText {
  /// The address, at most 254 bytes (RFC 5321).
  public let text: String

  public static let typing = TypedText.code

  public init(cleaned text: String) throws(EmailAddressError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= 254 else { throw .tooLong }
    let scalars = Array(text.unicodeScalars)
    guard !scalars.contains(where: \.properties.isWhitespace) else { throw .hasSpace }
    if let scalar = scalars.first(where: { $0.properties.generalCategory == .control }) {
      throw .unexpectedCharacter(scalar)
    }
    guard
      let at = scalars.dropFirst().firstIndex(of: "@"),
      scalars.dropFirst(at + 2).dropLast(2).contains(".")
    else { throw .malformed }
    self.text = text
  }

  public static func checkTyped(_ text: String) throws(EmailAddressError) {
    if let scalar = text.firstUnseen { throw .unexpectedCharacter(scalar) }
  }
}

public enum EmailAddressError: ReadableError {
  case empty
  case hasSpace
  case unexpectedCharacter(Unicode.Scalar)
  case malformed
  case tooLong

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter your e-mail address, such as ada@example.com."
    case .hasSpace: "An e-mail address has no spaces, such as ada@example.com."
    case .unexpectedCharacter(let scalar):
      "An e-mail address cannot contain \(scalar.shown). Write it such as ada@example.com."
    case .malformed: "This is not an e-mail address. Enter one such as ada@example.com."
    case .tooLong: "An e-mail address has 254 characters at most. Check what you entered."
    }
  }
}
