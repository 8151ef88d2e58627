public import FlowKit
public import FlowScreens

/// The number of a bank account in the United States.
public struct USAccountNumber: ValidatedText {
  /// Four to seventeen digits, such as `12345678`.
  public let text: String

  /// Checks that there are four to seventeen digits.
  public init(_ text: String) throws(USAccountNumberError) {
    guard !text.isEmpty else { throw .empty }
    if let scalar = text.firstScalar(outside: .digits) { throw .unexpectedCharacter(scalar) }
    guard (4...17).contains(text.utf8.count) else { throw .wrongLength }
    self.text = text
  }
}

public enum USAccountNumberError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case wrongLength

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the account number, such as 12345678."
    case .unexpectedCharacter(let scalar):
      "The account number cannot contain \(scalar.shown). It has digits only."
    case .wrongLength: "An account number in the United States has 4 to 17 digits."
    }
  }
}

/// The type of a bank account in the United States, which a transfer must state.
public enum USAccountType: String, CaseIterable, Codable, Sendable {
  case checking = "CHECKING"
  case savings = "SAVINGS"
}
