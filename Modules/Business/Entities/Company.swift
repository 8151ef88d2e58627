public import FlowKit
public import FlowScreens
public import Money

/// The name and registration of a business.
public struct Company: Equatable, Sendable {
  public let name: BusinessName
  /// The country of registration.
  public let country: Country
  public let type: BusinessType
  /// The number in the country's register; nil for a sole trader.
  public let registrationNumber: RegistrationNumber?

  /// Validates the draft, and ignores fields that the type does not ask for.
  public init(_ draft: FormDraft<CompanyField>) throws(FormError<CompanyField>) {
    try self.init(FormReader(draft), RegistrationNumber.init(_:in:))
  }

  private init(
    _ reader: FormReader<CompanyField>,
    _ makeNumber: (String, Country) throws(RegistrationNumberError) -> RegistrationNumber
  ) throws(FormError<CompanyField>) {
    var reader = reader
    let name = reader.read(.name, as: BusinessName.self)
    let country = reader.read(.country) { (code) throws(CompanyError) in try Company.country(code) }
    let type = reader.read(.type, as: BusinessType.self)
    var number: RegistrationNumber?
    if let country, let type, type.isRegistered {
      number = reader.read(.registrationNumber) { (text) throws(RegistrationNumberError) in
        try makeNumber(text, country)
      }
    }
    guard let name, let country, let type, reader.refusal.sentences.isEmpty else { throw reader.refusal }

    self.name = name
    self.country = country
    self.type = type
    registrationNumber = number
  }

  /// Returns the fields that a type asks for; an empty type leaves out the fields that depend on it.
  public static func visibleFields(ofType type: String) -> [CompanyField] {
    let isRegistered = (try? BusinessType(type))?.isRegistered ?? false
    return CompanyField.allCases.filter { $0 != .registrationNumber || isRegistered }
  }

  private static func country(_ code: String) throws(CompanyError) -> Country {
    guard !code.isEmpty else { throw .countryMissing }
    guard let country = try? Country(code) else { throw .unknownCountry }
    return country
  }
}

extension BusinessType {
  fileprivate var isRegistered: Bool { self != .soleTrader }
}

// MARK: - Codable

extension Company: Codable {
  /// Decodes the texts, and validates them like input.
  public init(from decoder: any Decoder) throws {
    let draft = try FormDraft<CompanyField>(from: decoder)
    self = try decoder.checked { () throws(FormError<CompanyField>) in
      try Company(FormReader(draft, isTyped: false), RegistrationNumber.init(stored:in:))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let draft: FormDraft<CompanyField> = [
      .name: name.text, .country: country.code, .type: type.text,
      .registrationNumber: registrationNumber?.text ?? "",
    ]
    try draft.encode(to: encoder)
  }
}

public enum CompanyError: ReadableError {
  case countryMissing
  case unknownCountry

  public var sentence: LocalizedText {
    switch self {
    case .countryMissing: "Choose the country in which the business is registered."
    case .unknownCountry: "There is no such country. Choose one from the list."
    }
  }
}
