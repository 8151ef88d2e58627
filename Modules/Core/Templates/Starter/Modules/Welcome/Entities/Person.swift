public import FlowValues

/// The person who uses the app.
public struct Person: Codable, Equatable, Sendable {
  public let name: PersonName

  public init(name: PersonName) {
    self.name = name
  }
}

/// A name: one line of 1 to 140 characters (code points).
public struct PersonName: ValidatedText {
  /// The name, with single spaces.
  public let text: String

  public init(cleaned text: String) throws(PersonNameError) {
    guard !text.isEmpty else { throw .empty }
    self.text = text.split(separator: " ").joined(separator: " ")
    guard self.text.unicodeScalars.count <= 140 else { throw .tooLong }
  }

  public static func checkTyped(_ text: String) throws(PersonNameError) {
    if let character = text.firstUnseen { throw .unexpectedCharacter(character) }
  }
}

/// The reason why a name was refused.
public enum PersonNameError: ReadableError {
  case empty
  case tooLong
  case unexpectedCharacter(Unicode.Scalar)

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter your name."
    case .tooLong: "A name has 140 characters at most. Shorten it."
    case .unexpectedCharacter(let character): "A name cannot contain \(character.shown). Delete it."
    }
  }
}
