public import FlowLocalization

/// A Bank State Branch number, which identifies a bank's branch in Australia.
public struct BSB: ValidatedText {
  /// Six digits, such as `062000`.
  public let text: String

  /// Checks that there are six digits.
  public init(_ text: String) throws(BSBError) {
    guard !text.isEmpty else { throw .empty }
    if let scalar = text.firstScalar(outside: .digits) { throw .unexpectedCharacter(scalar) }
    guard text.utf8.count == 6 else { throw .wrongLength }
    self.text = text
  }
}

public enum BSBError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case wrongLength

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the BSB, such as 062000."
    case .unexpectedCharacter(let scalar): "The BSB cannot contain \(scalar.shown). It has digits only."
    case .wrongLength: "The BSB has 6 digits, such as 062000."
    }
  }
}
