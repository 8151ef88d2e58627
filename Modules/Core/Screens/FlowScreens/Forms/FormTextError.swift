public import FlowKit

/// The reason why a form refuses a text before a service sees it.
public enum FormTextError: ReadableError {
  case empty
  case tooLong(Int)
  case unexpectedCharacter(Unicode.Scalar)

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter something here."
    case .tooLong(let longest): "This has \(longest) characters at most. Shorten it."
    case .unexpectedCharacter(let character): "This cannot contain \(character.shown). Delete it."
    }
  }
}

extension FormReader {
  /// Reads a text that must not be empty, for a service that validates it further; a secret may contain any character.
  ///
  /// The purpose of the field determines the cleaning, since no type does: a code has no typographic dashes.
  /// - Parameters:
  ///   - field: The field.
  ///   - longest: The maximum number of code points, by which services count.
  /// - Returns: nil if the text was refused.
  public mutating func readText(_ field: Field, upTo longest: Int = 140) -> String? {
    let typing = isTyped ? field.typingOfText : .unchanged
    return read(field) { (text) throws(FormTextError) in
      let text = typing.cleaned(text)
      guard !text.isEmpty else { throw .empty }
      guard text.unicodeScalars.count <= longest else { throw .tooLong(longest) }
      if !field.isSecret, let character = text.firstUnseen { throw .unexpectedCharacter(character) }
      return text
    }
  }
}
