import Money

// Validates and normalizes the parts of an address.

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
    let line = try Self.line(typed, of: .postcode)
    let example = examples.first ?? ""
    if line.isEmpty, postcodeNeed == .optional { return nil }
    guard !line.isEmpty else { throw .postcodeMissing(example: example) }
    // Not the composed line: composing turns the Kelvin sign into a K.
    guard let postcode = postcode(in: typed.trimmed) else { throw .malformedPostcode(example: example) }
    return postcode
  }

  private static func line(_ typed: String, of field: AddressField) throws(PostalAddressError) -> String {
    let line = typed.tidied
    guard !line.hasControlCharacter else { throw .hasControlCharacter(field) }
    guard line.unicodeScalars.count <= 100 else { throw .tooLong(field) }
    return line
  }
}
