public import Forms
public import Money
public import Validation

/// What a business is called, where, as what and under which number it is registered.
public struct Company: Equatable, Sendable {
  /// The name.
  public let name: BusinessName
  /// Where it is registered.
  public let country: Country
  /// What it is in law.
  public let type: BusinessType
  /// The number in the country's register; nil of a sole trader, who is in none.
  public let registrationNumber: RegistrationNumber?

  /// Checks what was typed; what the type does not ask for is left out.
  public init(_ draft: FormDraft<CompanyField>) throws(FormRefusal<CompanyField>) {
    var reader = FormReader(draft)
    let name = reader.read(.name, BusinessName.init)
    let country = reader.read(.country) { (code) throws(CompanyError) in try Company.country(code) }
    let type = reader.read(.type, BusinessType.init)
    var number: RegistrationNumber?
    if let country, let type, type.isRegistered {
      number = reader.read(.registrationNumber) { (text) throws(RegistrationNumberError) in
        try RegistrationNumber(text, in: country)
      }
    }
    guard let name, let country, let type, reader.refusal.sentences.isEmpty else { throw reader.refusal }

    self.name = name
    self.country = country
    self.type = type
    registrationNumber = number
  }

  /// The fields that a type asks for; what depends on the type is not asked before it is chosen.
  public static func fieldsAsked(ofType type: String) -> [CompanyField] {
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
  /// Decodes the texts, and checks them as if they had been typed.
  public init(from decoder: any Decoder) throws {
    let draft = try FormDraft<CompanyField>(from: decoder)
    self = try decoder.checked { () throws(FormRefusal<CompanyField>) in try Company(draft) }
  }

  /// Encodes what decoding reads.
  public func encode(to encoder: any Encoder) throws {
    let draft: FormDraft<CompanyField> = [
      .name: name.text, .country: country.code, .type: type.text,
      .registrationNumber: registrationNumber?.text ?? "",
    ]
    try draft.encode(to: encoder)
  }
}

/// Why a company's country was refused.
public enum CompanyError: ReadableError {
  case countryMissing
  case unknownCountry

  /// The reason and what is expected.
  public var sentence: String {
    switch self {
    case .countryMissing: "Choose the country in which the business is registered."
    case .unknownCountry: "There is no such country. Choose one from the list."
    }
  }
}
