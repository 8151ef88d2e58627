public import FlowLocalization

/// A telephone number with its country's code (ITU-T E.164), such as `+442079460958`.
public struct PhoneNumber: ValidatedText {
  /// A plus and 7 to 15 digits, of which the first is not 0.
  public let text: String

  /// Validates a number as typed, and removes spaces, parentheses, hyphens and full stops.
  public init(_ text: String) throws(PhoneNumberError) {
    let scalars = text.unicodeScalars.filter { !" ()-.".unicodeScalars.contains($0) }
    guard let first = scalars.first else { throw .empty }
    guard first == "+" else { throw .noCountryCode }
    guard !text.contains("(0)"), !text.contains("( 0 )") else { throw .trunkPrefix }
    let digits = scalars.dropFirst()
    guard digits.allSatisfy({ ("0"..."9").contains($0) }) else { throw .notADigit }
    guard digits.first != "0" else { throw .leadingZero }
    guard (7...15).contains(digits.count) else { throw .wrongLength }
    self.text = String(String.UnicodeScalarView(scalars))
  }
}

public enum PhoneNumberError: ReadableError {
  case empty
  case noCountryCode
  case notADigit
  case leadingZero
  case trunkPrefix
  case wrongLength

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter your phone number with the country's code, such as +44 20 7946 0958."
    case .noCountryCode: "A phone number begins with + and the country's code, such as +44 20 7946 0958."
    case .notADigit: "A phone number has the digits 0 to 9 only, such as +44 20 7946 0958."
    case .leadingZero: "A country's code does not begin with 0. Write it such as +44 20 7946 0958."
    case .trunkPrefix:
      "A number with its country's code is dialled without (0). Leave that out, such as in +44 20 7946 0958."
    case .wrongLength: "A phone number has 7 to 15 digits, such as +44 20 7946 0958."
    }
  }
}
