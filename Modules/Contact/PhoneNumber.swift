public import FlowValues

/// A telephone number with its country's code (ITU-T E.164), such as `+442079460958`.
public struct PhoneNumber: ValidatedText {
  /// A plus and 7 to 15 digits, of which the first is not 0.
  public let text: String

  public static let typing = TypedText.code

  /// Validates a number, and removes spaces, parentheses, hyphens and full stops.
  public init(cleaned text: String) throws(PhoneNumberError) {
    let scalars = text.unicodeScalars.filter { !" ()-.".unicodeScalars.contains($0) }
    guard let first = scalars.first else { throw .empty }
    guard first == "+" else { throw .noCountryCode }
    let digits = scalars.dropFirst()
    if let scalar = digits.first(where: { !("0"..."9").contains($0) }) { throw .unexpectedCharacter(scalar) }
    guard digits.first != "0" else { throw .leadingZero }
    guard (7...15).contains(digits.count) else { throw .wrongLength }
    self.text = String(String.UnicodeScalarView(scalars))
  }

  /// Refuses the 0 that is dialled within a country only, and proposes the number without it.
  public static func checkTyped(_ text: String) throws(PhoneNumberError) {
    guard let number = try? PhoneNumber(cleaned: text) else { return }
    let proposal = NumberingPlan.withoutTrunkPrefix(number.text)
    if proposal != number.text { throw .trunkPrefix(proposal: proposal) }
  }
}

public enum PhoneNumberError: ReadableError {
  case empty
  case noCountryCode
  case unexpectedCharacter(Unicode.Scalar)
  case leadingZero
  case trunkPrefix(proposal: String)
  case wrongLength

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter your phone number with the country's code, such as +44 20 7946 0958."
    case .noCountryCode: "A phone number begins with + and the country's code, such as +44 20 7946 0958."
    case .unexpectedCharacter(let scalar):
      "A phone number cannot contain \(scalar.shown). Write it in the digits 0 to 9, such as +44 20 7946 0958."
    case .leadingZero: "A country's code does not begin with 0. Write it such as +44 20 7946 0958."
    case .trunkPrefix(let proposal):
      "A number with its country's code is dialled without the 0 behind the code. Write \(verbatim: proposal)."
    case .wrongLength: "A phone number has 7 to 15 digits, such as +44 20 7946 0958."
    }
  }
}
