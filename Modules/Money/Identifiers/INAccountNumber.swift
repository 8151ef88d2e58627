public import FlowKit
public import FlowScreens

/// The number of a bank account in India.
public struct INAccountNumber: ValidatedText {
  /// Nine to eighteen digits, such as `123456789012`.
  public let text: String

  /// Checks that there are nine to eighteen digits.
  public init(_ text: String) throws(INAccountNumberError) {
    guard !text.isEmpty else { throw .empty }
    if let scalar = text.firstScalar(outside: .digits) { throw .unexpectedCharacter(scalar) }
    guard (9...18).contains(text.utf8.count) else { throw .wrongLength }
    self.text = text
  }
}

public enum INAccountNumberError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case wrongLength

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the account number, such as 123456789012."
    case .unexpectedCharacter(let scalar):
      "The account number cannot contain \(scalar.shown). It has digits only."
    case .wrongLength: "An account number in India has 9 to 18 digits."
    }
  }
}
