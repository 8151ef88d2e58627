import FlowKit

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
    case .digits: "\(count) digits"
    case .letters: "\(count) letters"
    case .lettersOrDigits: "\(count) letters or digits"
    }
  }
}
