public import FlowKit
public import FlowScreens

/// The number of a bank account in Australia.
public struct AUAccountNumber: ValidatedText {
  /// Four to nine digits, such as `12345678`.
  public let text: String

  /// Checks that there are four to nine digits.
  public init(_ text: String) throws(AUAccountNumberError) {
    guard !text.isEmpty else { throw .empty }
    if let scalar = text.firstScalar(outside: .digits) { throw .unexpectedCharacter(scalar) }
    guard (4...9).contains(text.utf8.count) else { throw .wrongLength }
    self.text = text
  }
}

public enum AUAccountNumberError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case wrongLength

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the account number, such as 12345678."
    case .unexpectedCharacter(let scalar):
      "The account number cannot contain \(scalar.shown). It has digits only."
    case .wrongLength: "An account number in Australia has 4 to 9 digits."
    }
  }
}
