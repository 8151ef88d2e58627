/// The form that a country's IBANs have, from the SWIFT registry.
package struct IBANForm: Sendable {
  let country: String
  let length: Int
  let fields: [Field]
  /// The registry's example, which the tests read.
  package let example: String

  package static let all = ResourceTable<Row>.rows(in: PackageResources.iban_countries_json)
    .map(IBANForm.init)

  static let byCountry = Dictionary(uniqueKeysWithValues: all.map { ($0.country, $0) })

  /// Whether what follows the check digits has the country's form; its length has been checked.
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

  private init(row: Row) {
    country = row.country
    length = row.length
    example = row.example
    fields = row.bban.matches(of: /(\d+)!([nac])/).compactMap { match in
      guard let count = Int(match.output.1) else { return nil }
      return switch match.output.2 {
      case "n": Field(count: count, characters: .digits, noun: "digits")
      case "a": Field(count: count, characters: .capitals, noun: "letters")
      default: Field(count: count, characters: .capitalsAndDigits, noun: "letters or digits")
      }
    }
  }

  /// A row of the registry; in `bban`, `4!a14!n` is four letters and fourteen digits, and `c` is either.
  private struct Row: Decodable {
    let country: String
    let length: Int
    let bban: String
    let example: String
  }
}

// MARK: - CustomStringConvertible

extension IBANForm: CustomStringConvertible {
  /// The form in words: `4 letters, 14 digits`.
  package var description: String {
    fields.map { "\($0.count) \($0.noun)" }.joined(separator: ", ")
  }
}
