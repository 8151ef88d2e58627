public import FlowKit
public import FlowScreens

/// The number of a bank account in the United Kingdom.
public struct UKAccountNumber: ValidatedText {
  /// Eight digits, such as `12345678`.
  public let text: String

  /// Checks that there are eight digits.
  public init(_ text: String) throws(UKAccountNumberError) {
    guard !text.isEmpty else { throw .empty }
    if let scalar = text.firstScalar(outside: .digits) { throw .unexpectedCharacter(scalar) }
    guard text.utf8.count == 8 else { throw .wrongLength }
    self.text = text
  }
}

public enum UKAccountNumberError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case wrongLength

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the account number, such as 12345678."
    case .unexpectedCharacter(let scalar):
      "The account number cannot contain \(scalar.shown). It has digits only."
    case .wrongLength: "An account number in the United Kingdom has 8 digits."
    }
  }
}
