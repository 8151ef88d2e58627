public import FlowValues

/// The number of a bank account in Australia: four to nine digits, such as `12345678`.
public struct AUAccountNumber: ValidatedText {
  public let text: String

  public static let typing = TypedText.code

  public init(cleaned text: String) throws(AccountNumberError) { self.text = try text.checked(asNumberIn: .australia) }
}

/// The number of a bank account in India: nine to eighteen digits, such as `123456789012`.
public struct INAccountNumber: ValidatedText {
  public let text: String

  public static let typing = TypedText.code

  public init(cleaned text: String) throws(AccountNumberError) { self.text = try text.checked(asNumberIn: .india) }
}

/// The number of a bank account in the United Kingdom: eight digits, such as `12345678`.
public struct UKAccountNumber: ValidatedText {
  public let text: String

  public static let typing = TypedText.code

  public init(cleaned text: String) throws(AccountNumberError) {
    self.text = try text.checked(asNumberIn: .unitedKingdom)
  }
}

/// The number of a bank account in the United States: four to seventeen digits, such as `12345678`.
public struct USAccountNumber: ValidatedText {
  public let text: String

  public static let typing = TypedText.code

  public init(cleaned text: String) throws(AccountNumberError) {
    self.text = try text.checked(asNumberIn: .unitedStates)
  }
}

/// The type of a bank account in the United States, which a transfer must state.
public enum USAccountType: String, CaseIterable, Codable, Sendable {
  case checking = "CHECKING"
  case savings = "SAVINGS"
}

public enum AccountNumberError: ReadableError {
  /// The countries whose account numbers have digits only, and their number.
  public enum Country: Sendable {
    case australia
    case india
    case unitedKingdom
    case unitedStates

    fileprivate var lengths: ClosedRange<Int> {
      switch self {
      case .australia: 4...9
      case .india: 9...18
      case .unitedKingdom: 8...8
      case .unitedStates: 4...17
      }
    }
  }

  case empty(Country)
  case unexpectedCharacter(Unicode.Scalar)
  case wrongLength(Country)

  public var sentence: LocalizedText {
    switch self {
    case .empty(.india): "Enter the account number, such as 123456789012."
    case .empty: "Enter the account number, such as 12345678."
    case .unexpectedCharacter(let scalar):
      "The account number cannot contain \(scalar.shown). It has digits only."
    case .wrongLength(.australia): "An account number in Australia has 4 to 9 digits."
    case .wrongLength(.india): "An account number in India has 9 to 18 digits."
    case .wrongLength(.unitedKingdom): "An account number in the United Kingdom has 8 digits."
    case .wrongLength(.unitedStates): "An account number in the United States has 4 to 17 digits."
    }
  }
}

extension String {
  fileprivate func checked(asNumberIn country: AccountNumberError.Country) throws(AccountNumberError) -> String {
    guard !isEmpty else { throw .empty(country) }
    if let scalar = firstScalar(outside: .digits) { throw .unexpectedCharacter(scalar) }
    guard country.lengths.contains(utf8.count) else { throw .wrongLength(country) }
    return self
  }
}
