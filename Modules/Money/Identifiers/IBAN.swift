public import FlowValues

/// An International Bank Account Number (ISO 13616), in one of the 89 countries of the SWIFT registry.
///
/// Spaces are left out and ASCII letters are converted to uppercase; all other characters are refused.
public struct IBAN: ValidatedText {
  /// The electronic form, such as `GB29NWBK60161331926819`.
  public let text: String

  public static let typing = TypedText.code

  /// Checks the characters, the country's form, and the check digits (ISO 7064, mod 97-10).
  public init(cleaned text: String) throws(IBANError) {
    let compact = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != " " }))
    guard !compact.isEmpty else { throw .empty }
    if let scalar = compact.firstScalar(outside: .lettersAndDigits) { throw .unexpectedCharacter(scalar) }

    let iban = compact.uppercased()
    let country = String(iban.prefix(2))
    guard let form = IBANForm.byCountry[country] else { throw .unknownCountry(country) }
    guard iban.utf8.count == form.length else { throw .wrongLength(country: country, expected: form.length) }
    guard form.matches(bban: iban.dropFirst(4)) else {
      throw .malformed(country: country, expected: form.words)
    }
    // The algorithm produces 02 to 98; 00, 01 and 99 are congruent to 97, 98 and 02.
    guard let checkDigits = Int(iban.dropFirst(2).prefix(2)), (2...98).contains(checkDigits) else {
      throw .impossibleCheckDigits
    }
    guard Self.remainder(of: iban.dropFirst(4) + iban.prefix(4)) == 1 else { throw .wrongCheckDigits }
    self.text = iban
  }

  /// The printed form, in groups of four: `GB29 NWBK 6016 1331 9268 19`.
  public var printed: String {
    var groups: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      groups.append(rest.prefix(4))
      rest = rest.dropFirst(4)
    }
    return groups.joined(separator: " ")
  }

  /// Returns the remainder by 97 of the number with A as 10, B as 11, and so on.
  private static func remainder(of text: Substring) -> Int {
    text.utf8.reduce(0) { remainder, byte in
      let isDigit = byte < UInt8(ascii: "A")
      let value = isDigit ? Int(byte - UInt8(ascii: "0")) : Int(byte - UInt8(ascii: "A")) + 10
      return (remainder * (isDigit ? 10 : 100) + value) % 97
    }
  }
}

public enum IBANError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case unknownCountry(String)
  case wrongLength(country: String, expected: Int)
  case malformed(country: String, expected: LocalizedText)
  case impossibleCheckDigits
  case wrongCheckDigits

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the IBAN, such as GB29 NWBK 6016 1331 9268 19."
    case .unexpectedCharacter(let scalar):
      "The IBAN cannot contain \(scalar.shown). It has the letters A to Z and digits only."
    case .unknownCountry(let country):
      "No country has IBANs that begin with “\(verbatim: country)”. Check the first two letters."
    case .wrongLength(let country, let expected):
      "An IBAN that begins with \(verbatim: country) has \(expected) characters. Check that it is complete."
    case .malformed(let country, let expected):
      "After \(verbatim: country) and two check digits, the IBAN has \(expected). Check it once more."
    case .impossibleCheckDigits:
      "The two characters after the country are digits from 02 to 98. Check the IBAN once more."
    case .wrongCheckDigits: "The check digits do not fit the rest of the IBAN. Check it for a typing mistake."
    }
  }
}

/// The format of a country's IBANs, from the SWIFT registry.
package struct IBANForm: Sendable {
  let country: String
  let length: Int
  let fields: [Field]
  /// The registry's example, which the tests read.
  package let example: String

  package static let all = ResourceTable.rows(in: ResourceTable.ibanCountries, IBANForm.init)

  static let byCountry = Dictionary(uniqueKeysWithValues: all.map { ($0.country, $0) })

  /// Returns whether the part after the check digits has the country's format; its length was checked before.
  func matches(bban: Substring) -> Bool {
    var rest = bban
    return fields.allSatisfy { field in
      defer { rest = rest.dropFirst(field.count) }
      return rest.prefix(field.count).consists(of: field.kind.characters)
    }
  }

  /// A run of characters of one kind.
  struct Field: Sendable {
    let count: Int
    let kind: Kind
  }

  /// The characters of a field, by the letter of the registry.
  enum Kind: Character {
    case digits = "n"
    case letters = "a"
    case lettersOrDigits = "c"

    var characters: ASCIISet {
      switch self {
      case .digits: .digits
      case .letters: .capitals
      case .lettersOrDigits: .capitalsAndDigits
      }
    }
  }

  private init?(cells: [String]) {
    guard cells.count == 4, let length = Int(cells[1]) else { return nil }
    country = cells[0]
    self.length = length
    fields = Self.fields(of: cells[2])
    example = cells[3]
  }

  /// Parses a format such as `4!a14!n`, four letters and fourteen digits; `c` is either.
  private static func fields(of form: String) -> [Field] {
    var fields: [Field] = []
    var count = 0
    for character in form {
      if let digit = character.wholeNumberValue { count = count * 10 + digit }
      guard let kind = Kind(rawValue: character) else { continue }
      fields.append(Field(count: count, kind: kind))
      count = 0
    }
    return fields
  }
}

extension IBANForm {
  /// The form in words: `4 letters, 14 digits`.
  var words: LocalizedText { LocalizedText(fields.map(\.words), separator: ", ") }
}

extension IBANForm.Field {
  fileprivate var words: LocalizedText {
    switch kind {
    case .digits: count == 1 ? "1 digit" : "\(count) digits"
    case .letters: count == 1 ? "1 letter" : "\(count) letters"
    case .lettersOrDigits: count == 1 ? "1 letter or digit" : "\(count) letters or digits"
    }
  }
}
