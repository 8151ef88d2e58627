public import FlowKit
public import Money

/// The number of a business in a country's register.
public struct RegistrationNumber: Hashable, Sendable {
  /// The number, in the country's format if there is one.
  public let text: String

  /// Validates a number as typed.
  ///
  /// Great Britain (Companies House): 8 digits, or two letters and 6 digits. Estonia: 8 digits, of which the first is 1,
  /// 7, 8 or 9 and the last a check digit. Elsewhere: 1 to 30 characters.
  public init(_ text: String, in country: Country) throws(RegistrationNumberError) {
    let typed = TypedText.code.cleaned(text)
    if let scalar = typed.firstUnseen { throw .unexpectedCharacter(scalar) }
    try self.init(cleaned: typed, in: country)
  }

  /// Validates a number that was stored, also one that an earlier version has taken and this one would refuse.
  init(stored text: String, in country: Country) throws(RegistrationNumberError) {
    try self.init(cleaned: TypedText.code.restored(text), in: country)
  }

  private init(cleaned text: String, in country: Country) throws(RegistrationNumberError) {
    guard !text.isEmpty else { throw .empty }
    switch country.code {
    case "GB": self.text = try Self.british(text)
    case "EE": self.text = try Self.estonian(text)
    default: self.text = try Self.foreign(text)
    }
  }

  private static func british(_ typed: String) throws(RegistrationNumberError) -> String {
    let scalars = try ascii(typed)
    // Check for ASCII first: the uppercase of other letters can be ASCII.
    guard
      scalars.count == 8, scalars.dropFirst(2).allSatisfy(\.isDigit),
      scalars.prefix(2).allSatisfy(\.isDigit) || scalars.prefix(2).allSatisfy(\.properties.isAlphabetic)
    else { throw .notBritish }
    return typed.uppercased()
  }

  private static func estonian(_ typed: String) throws(RegistrationNumberError) -> String {
    let scalars = try ascii(typed)
    guard scalars.count == 8, scalars.allSatisfy(\.isDigit), "1789".unicodeScalars.contains(scalars[0]) else {
      throw .notEstonian
    }
    let digits = scalars.map { Int($0.value) - 0x30 }
    guard digits[7] == checkDigit(of: digits.prefix(7)) else { throw .wrongCheckDigit }
    return typed
  }

  /// Returns the check digit of Estonian register codes: weighted sum mod 11, with other weights if that is 10, or else
  /// 0.
  private static func checkDigit(of digits: ArraySlice<Int>) -> Int {
    for weights in [[1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8, 9]] {
      let remainder = zip(digits, weights).map(*).reduce(0, +) % 11
      if remainder < 10 { return remainder }
    }
    return 0
  }

  private static func ascii(_ typed: String) throws(RegistrationNumberError) -> [Unicode.Scalar] {
    let scalars = Array(typed.unicodeScalars)
    if let scalar = scalars.first(where: { !$0.isASCII }) { throw .unexpectedCharacter(scalar) }
    return scalars
  }

  private static func foreign(_ typed: String) throws(RegistrationNumberError) -> String {
    guard typed.unicodeScalars.count <= 30 else { throw .tooLong }
    return typed
  }
}

public enum RegistrationNumberError: ReadableError {
  case empty
  case notBritish
  case notEstonian
  case wrongCheckDigit
  case unexpectedCharacter(Unicode.Scalar)
  case tooLong

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the number under which the business is registered."
    case .notBritish:
      "A British registration number has 8 digits, or two letters and 6 digits, such as 01234567 or SC123456."
    case .notEstonian: "An Estonian registration number has 8 digits and begins with 1, 7, 8 or 9, such as 12345678."
    case .wrongCheckDigit: "The last digit does not fit the others. Check the number for a slip."
    case .unexpectedCharacter(let scalar): "A registration number cannot contain \(scalar.shown). Delete it."
    case .tooLong: "A registration number has 30 characters at most. Check what you entered."
    }
  }
}
