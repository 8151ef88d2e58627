public import FlowValues

/// A Bank State Branch number, which identifies a bank's branch in Australia.
public struct BSB: ValidatedText {
  /// Six digits, such as `062000`.
  public let text: String

  public static let typing = TypedText.code

  /// Checks that there are six digits, together or as they are printed, `062-000` (AusPayNet).
  public init(cleaned text: String) throws(BSBError) {
    guard !text.isEmpty else { throw .empty }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "-" }
    if let scalar = parts.joined().firstScalar(outside: .digits) { throw .unexpectedCharacter(scalar) }
    guard [[6], [3, 3]].contains(parts.map(\.utf8.count)) else { throw .wrongLength }
    self.text = parts.joined()
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
