public import Contact
public import FlowScreens

/// A business on whose behalf a person sends money.
public struct BusinessProfile: Equatable, Sendable, Identifiable {
  public let id: BusinessID
  public let company: Company
  public let address: PostalAddress
  /// The person's role, and the purpose of the business.
  public let roleAndWeb: RoleAndWeb

  public var name: String { company.name.text }

  /// Validates the last form, which depends on the type of the company.
  public init(
    id: BusinessID, company: Company, address: PostalAddress, roleAndWeb: FormDraft<RoleAndWebField>
  ) throws(FormError<RoleAndWebField>) {
    try self.init(id: id, company: company, address: address, roleAndWeb: FormReader(roleAndWeb))
  }

  private init(
    id: BusinessID, company: Company, address: PostalAddress, roleAndWeb: FormReader<RoleAndWebField>
  ) throws(FormError<RoleAndWebField>) {
    self.roleAndWeb = try RoleAndWeb(roleAndWeb, for: company.type)
    self.id = id
    self.company = company
    self.address = address
  }
}

/// A part of the person's businesses, the newest first.
public struct BusinessPage: Equatable, Sendable {
  /// The businesses of this part that can be read.
  public let businesses: [BusinessProfile]
  /// The number of those that cannot be read.
  public let unreadableCount: Int
  /// Where the next page begins; nil if there is none.
  public let next: Int?

  public init(_ businesses: [BusinessProfile], unreadableCount: Int = 0, next: Int? = nil) {
    self.businesses = businesses
    self.unreadableCount = unreadableCount
    self.next = next
  }
}

// MARK: - Codable

extension BusinessProfile: Codable {
  private enum CodingKeys: CodingKey {
    case id, company, address, roleAndWeb
  }

  /// Decodes the parts, and validates them like input.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(BusinessID.self, forKey: .id)
    let company = try container.decode(Company.self, forKey: .company)
    let address = try container.decode(PostalAddress.self, forKey: .address)
    let draft = try container.decode(FormDraft<RoleAndWebField>.self, forKey: .roleAndWeb)
    self = try decoder.checked { () throws(FormError<RoleAndWebField>) in
      try BusinessProfile(
        id: id, company: company, address: address, roleAndWeb: FormReader(draft, isTyped: false))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(company, forKey: .company)
    try container.encode(address, forKey: .address)
    let draft: FormDraft<RoleAndWebField> = [
      .role: roleAndWeb.role.text, .webPage: roleAndWeb.webPage?.text ?? "",
      .description: roleAndWeb.description?.text ?? "",
    ]
    try container.encode(draft, forKey: .roleAndWeb)
  }
}
