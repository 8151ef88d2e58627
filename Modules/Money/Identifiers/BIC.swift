public import FlowValues

/// A Business Identifier Code (ISO 9362), which identifies a bank or one of its branches.
///
/// ASCII letters are converted to uppercase; all other characters are refused.
public struct BIC: ValidatedText {
  /// Eight or eleven characters, such as `DEUTDEFF` or `DEUTDEFF500`.
  public let text: String

  public static let typing = TypedText.code

  /// Checks the form: four letters, a country of ISO 3166 or `XK`, two characters, and three more for a
  /// branch.
  public init(cleaned text: String) throws(BICError) {
    guard !text.isEmpty else { throw .empty }
    if let scalar = text.firstScalar(outside: .lettersAndDigits) { throw .unexpectedCharacter(scalar) }
    let bic = text.uppercased()
    guard [8, 11].contains(bic.utf8.count) else { throw .wrongLength }
    guard bic.prefix(4).consists(of: .capitals) else { throw .malformedBank }
    let country = String(bic.dropFirst(4).prefix(2))
    // Kosovo has no code in ISO 3166; its banks use `XK`.
    guard country == "XK" || (try? Country(country)) != nil else { throw .unknownCountry(country) }
    self.text = bic
  }
}

public enum BICError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case wrongLength
  case malformedBank
  case unknownCountry(String)

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the BIC, such as DEUTDEFF."
    case .unexpectedCharacter(let scalar):
      "The BIC cannot contain \(scalar.shown). It has the letters A to Z and digits only."
    case .wrongLength: "The BIC has 8 characters, or 11 with a branch, such as DEUTDEFF or DEUTDEFF500."
    case .malformedBank: "The BIC begins with four letters, such as DEUT in DEUTDEFF."
    case .unknownCountry(let country):
      "The fifth and sixth letters of the BIC are a country, such as DE; “\(verbatim: country)” is none."
    }
  }
}
