public import Forms
public import Profile

/// A business for which a person sends money.
public struct BusinessProfile: Equatable, Sendable, Identifiable {
  /// Which business it is.
  public let id: BusinessID
  /// What it is.
  public let company: Company
  /// Where it is.
  public let address: PostalAddress
  /// What the person is in it, and what it does.
  public let roleAndWeb: RoleAndWeb

  /// The name of the company.
  public var name: String { company.name.text }

  /// Checks what was typed last: it depends on what the company is.
  public init(
    id: BusinessID, company: Company, address: PostalAddress, roleAndWeb: FormDraft<RoleAndWebField>
  ) throws(FormRefusal<RoleAndWebField>) {
    self.roleAndWeb = try RoleAndWeb(roleAndWeb, for: company.type)
    self.id = id
    self.company = company
    self.address = address
  }
}

// MARK: - Codable

extension BusinessProfile: Codable {
  private enum CodingKeys: CodingKey {
    case id, company, address, roleAndWeb
  }

  /// Decodes the parts, and checks them as if they had been typed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(BusinessID.self, forKey: .id)
    let company = try container.decode(Company.self, forKey: .company)
    let address = try container.decode(PostalAddress.self, forKey: .address)
    let draft = try container.decode(FormDraft<RoleAndWebField>.self, forKey: .roleAndWeb)
    self = try decoder.checked { () throws(FormRefusal<RoleAndWebField>) in
      try BusinessProfile(id: id, company: company, address: address, roleAndWeb: draft)
    }
  }

  /// Encodes what decoding reads.
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
