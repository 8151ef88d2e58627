public import FlowValues
public import Foundation

/// An identifier that the bank assigned to an entity; the app does not interpret it.
///
/// The type parameter keeps a quote's identifier from being taken for a recipient's.
public struct Identifier<Entity>: ValidatedText {
  /// One to 64 letters, digits, hyphens and underscores of ASCII.
  public let text: String

  public static var typing: TypedText { .unchanged }

  public init(cleaned text: String) throws(IdentifierError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= 64 else { throw .tooLong }
    guard text.unicodeScalars.allSatisfy(Self.allows) else { throw .unexpectedCharacter }
    self.text = text
  }

  /// Creates an identifier from a UUID, in lowercase.
  public init(_ uuid: UUID) {
    text = uuid.uuidString.lowercased()
  }

  private static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "-", "_": true
    default: false
    }
  }
}

/// The reason why a text is not an identifier.
public enum IdentifierError: ReadableError {
  case empty
  case tooLong
  case unexpectedCharacter

  public var sentence: LocalizedText {
    switch self {
    case .empty: LocalizedText(forDevelopers: "The identifier is missing.")
    case .tooLong: LocalizedText(forDevelopers: "The identifier has 64 characters at most.")
    case .unexpectedCharacter:
      LocalizedText(forDevelopers: "The identifier has the letters A to Z, digits, hyphens and underscores only.")
    }
  }
}

/// The app's identifier of one transfer: the bank executes a request with this id once (Wise: create transfer).
public struct CustomerTransactionID: ValidatedText {
  /// A UUID in lowercase, such as `6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10`.
  public let text: String

  public static let typing = TypedText.unchanged

  public init(_ uuid: UUID) {
    text = uuid.uuidString.lowercased()
  }

  /// Creates an identifier from the text of a UUID, in lowercase.
  public init(cleaned text: String) throws(CustomerTransactionIDError) {
    guard let uuid = UUID(uuidString: text) else { throw .malformed }
    self.init(uuid)
  }
}

/// The reason why a text is not a customer transaction id.
public enum CustomerTransactionIDError: ReadableError {
  case malformed

  public var sentence: LocalizedText {
    switch self {
    case .malformed:
      LocalizedText(forDevelopers: "A customer transaction id is a UUID, such as 6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10.")
    }
  }
}
