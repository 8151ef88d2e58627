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
      return rest.prefix(field.count).consists(of: field.characters)
    }
  }

  /// A run of characters of one kind.
  struct Field: Sendable {
    let count: Int
    let characters: ASCIISet
    let noun: String
  }

  private init?(cells: [String]) {
    guard cells.count == 4, let length = Int(cells[1]) else { return nil }
    country = cells[0]
    self.length = length
    fields = Self.fields(of: cells[2])
    example = cells[3]
  }

  private static let kinds: [Character: (characters: ASCIISet, noun: String)] = [
    "n": (.digits, "digits"), "a": (.capitals, "letters"), "c": (.capitalsAndDigits, "letters or digits"),
  ]

  /// Parses a format such as `4!a14!n`, four letters and fourteen digits; `c` is either.
  private static func fields(of form: String) -> [Field] {
    var fields: [Field] = []
    var count = 0
    for character in form {
      if let digit = character.wholeNumberValue { count = count * 10 + digit }
      guard let kind = kinds[character] else { continue }
      fields.append(Field(count: count, characters: kind.characters, noun: kind.noun))
      count = 0
    }
    return fields
  }
}

// MARK: - CustomStringConvertible

extension IBANForm: CustomStringConvertible {
  /// The form in words: `4 letters, 14 digits`.
  package var description: String {
    fields.map { "\($0.count) \($0.noun)" }.joined(separator: ", ")
  }
}
