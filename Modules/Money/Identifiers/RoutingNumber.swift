public import FlowValues

/// A routing number of the American Bankers Association, which identifies a bank in the United States.
public struct RoutingNumber: ValidatedText {
  /// Nine digits, such as `026009593`.
  public let text: String

  public static let typing = TypedText.code

  /// Checks the digits, the Federal Reserve's range, and the check digit (weights 3 7 1, mod 10).
  public init(cleaned text: String) throws(RoutingNumberError) {
    guard !text.isEmpty else { throw .empty }
    if let scalar = text.firstScalar(outside: .digits) { throw .unexpectedCharacter(scalar) }
    guard text.utf8.count == 9 else { throw .wrongLength }

    let digits = text.utf8.map { Int($0 - UInt8(ascii: "0")) }
    let range = digits[0] * 10 + digits[1]
    let isAssigned = [0...12, 21...32, 61...72, 80...80].contains { $0.contains(range) }
    guard isAssigned, digits.contains(where: { $0 != 0 }) else { throw .unassigned }

    let sum = zip(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    guard sum.isMultiple(of: 10) else { throw .wrongCheckDigit }
    self.text = text
  }
}

public enum RoutingNumberError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case wrongLength
  case unassigned
  case wrongCheckDigit

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the routing number, such as 026009593."
    case .unexpectedCharacter(let scalar):
      "The routing number cannot contain \(scalar.shown). It has digits only."
    case .wrongLength: "The routing number has 9 digits, such as 026009593."
    case .unassigned:
      "No routing number begins like this: its first two digits are 00 to 12, 21 to 32, 61 to 72 or 80."
    case .wrongCheckDigit:
      "The last digit does not fit the others. Check the routing number for a typing mistake."
    }
  }
}
