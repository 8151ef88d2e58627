public import FlowValues

/// An Indian Financial System Code, which identifies a bank's branch (Reserve Bank of India).
///
/// ASCII letters are converted to uppercase; all other characters are refused.
public struct IFSC: ValidatedText {
  /// Eleven characters, such as `HDFC0000123`.
  public let text: String

  public static let typing = TypedText.code

  /// Checks the form: four letters, a zero, and six letters or digits.
  public init(cleaned text: String) throws(IFSCError) {
    guard !text.isEmpty else { throw .empty }
    if let scalar = text.firstScalar(outside: .lettersAndDigits) { throw .unexpectedCharacter(scalar) }
    let code = text.uppercased()
    guard code.utf8.count == 11 else { throw .wrongLength }
    guard code.prefix(4).consists(of: .capitals), code.dropFirst(4).first == "0" else { throw .malformed }
    self.text = code
  }
}

public enum IFSCError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case wrongLength
  case malformed

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the IFSC, such as HDFC0000123."
    case .unexpectedCharacter(let scalar):
      "The IFSC cannot contain \(scalar.shown). It has the letters A to Z and digits only."
    case .wrongLength: "The IFSC has 11 characters, such as HDFC0000123."
    case .malformed: "The IFSC begins with four letters and a zero, such as HDFC0000123."
    }
  }
}
