public import FlowScreens
import FlowValues
public import Money

/// A postal address in the form that its country uses.
public struct PostalAddress: Equatable, Sendable {
  public let country: Country
  /// The street and number, or the equivalent.
  public let firstLine: String
  public let city: String
  /// The state, province or region; nil where the country has none, or it was left out.
  public let state: String?
  /// The postcode in capitals; nil where the country has none, or it was left out.
  public let postcode: String?

  /// Validates the draft, and ignores fields that the country does not ask for.
  public init(_ draft: FormDraft<AddressField>) throws(FormError<AddressField>) {
    var reader = FormReader(draft)
    let address = Result { () throws(FormError<AddressField>) in try PostalAddress(&reader) }
    for field in [AddressField.firstLine, .city, .state, .postcode] {
      _ = reader.read(field) { (text) throws(PostalAddressError) in try AddressRules.checkTyped(text, of: field) }
    }
    guard reader.refusal.sentences.isEmpty else { throw reader.refusal }
    self = try address.get()
  }

  private init(_ reader: inout FormReader<AddressField>) throws(FormError<AddressField>) {
    let country = reader.read(.country, AddressRules.country)
    let firstLine = reader.read(.firstLine) { (text) throws(PostalAddressError) in
      try AddressRules.requiredLine(text, of: .firstLine)
    }
    let city = reader.read(.city) { (text) throws(PostalAddressError) in
      try AddressRules.requiredLine(text, of: .city)
    }
    guard let country else { throw reader.refusal }
    let rules = AddressRules.of(country)
    let state = reader.read(.state, rules.state)
    let postcode = reader.read(.postcode, rules.postcode)
    guard let firstLine, let city, let state, let postcode else { throw reader.refusal }

    self.country = country
    self.firstLine = firstLine
    self.city = city
    self.state = state
    self.postcode = postcode
  }

  /// Returns the fields that a country asks for; an empty code leaves out the fields that depend on the country.
  public static func visibleFields(inCountry code: String) -> [AddressField] {
    let rules = (try? Country(code)).map(AddressRules.of)
    return AddressField.allCases.filter { field in
      switch field {
      case .country, .firstLine, .city: true
      case .state: rules.map { $0.stateNeed != .notAsked } ?? false
      case .postcode: rules.map { $0.postcodeNeed != .notAsked } ?? false
      }
    }
  }
}

// MARK: - Codable

extension PostalAddress: Codable {
  /// Decodes the texts, and validates them like input.
  public init(from decoder: any Decoder) throws {
    let draft = try FormDraft<AddressField>(from: decoder)
    self = try decoder.checked { () throws(FormError<AddressField>) in
      var reader = FormReader(draft, isTyped: false)
      return try PostalAddress(&reader)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let draft: FormDraft<AddressField> = [
      .country: country.code, .firstLine: firstLine, .city: city,
      .state: state ?? "", .postcode: postcode ?? "",
    ]
    try draft.encode(to: encoder)
  }
}

public enum PostalAddressError: ReadableError {
  case missing(AddressField)
  case unknownCountry
  case postcodeMissing(example: String)
  case malformedPostcode(example: String)
  case unexpectedCharacter(AddressField, Unicode.Scalar)
  case tooLong(AddressField)

  public var sentence: LocalizedText {
    switch self {
    case .missing(.country): "Choose your country."
    case .missing(.firstLine): "Enter the first line of your address, such as 12 High Street."
    case .missing(.city): "Enter your town or city."
    case .missing(.state): "Enter the state, province or region of your address."
    case .missing(.postcode): "Enter your postcode."
    case .unknownCountry: "There is no such country. Choose one from the list."
    case .postcodeMissing(let example): "Enter your postcode, such as \(verbatim: example)."
    case .malformedPostcode(let example):
      "This is not a postcode of this country. Enter one such as \(verbatim: example)."
    case .unexpectedCharacter(let field, let scalar): "\(field.label): it cannot contain \(scalar.shown). Delete it."
    case .tooLong(let field): "\(field.label): 100 characters at most. Shorten it."
    }
  }
}

/// The fields of an address; the country decides which of them are asked.
public enum AddressField: String, FormField {
  case country
  case firstLine
  case city
  case state
  case postcode

  public var label: LocalizedText {
    switch self {
    case .country: "Country"
    case .firstLine: "First line"
    case .city: "City"
    case .state: "State"
    case .postcode: "Postcode"
    }
  }

  /// The countries of ISO 3166, sorted by name; other fields take text.
  public var options: FieldOptions { self == .country ? Self.countries : [] }

  public var kind: FormFieldKind {
    switch self {
    case .country: .text(.text)
    case .firstLine: .text(.street)
    case .city: .text(.city)
    case .state: .text(.state)
    case .postcode: .text(.postcode)
    }
  }

  private static let countries = FieldOptions(
    Country.all.map { FieldOption(value: $0.code, label: "\($0)") }, sorted: true)
}
