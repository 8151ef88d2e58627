import Contact
import FlowScreens
import Money
import Profile

// The review of a business, with the labels of its forms.

extension [BusinessReviewContent.Section] {
  init(_ business: BusinessProfile) {
    self = BusinessPart.allCases.map { part in
      switch part {
      case .company: .init(part: part, lines: .init(business.company))
      case .address: .init(part: part, lines: .init(business.address))
      case .roleAndWeb: .init(part: part, lines: .init(business.roleAndWeb))
      }
    }
  }
}

extension [BusinessReviewContent.Line] {
  fileprivate init(_ company: Company) {
    self.init(CompanyField.self) { field in
      switch field {
      case .name: company.name.text
      case .country: company.country.name
      case .type: company.type.label
      case .registrationNumber: company.registrationNumber?.text
      }
    }
  }

  fileprivate init(_ address: PostalAddress) {
    self.init(AddressField.self) { field in
      switch field {
      case .country: address.country.name
      case .firstLine: address.firstLine
      case .city: address.city
      case .state: address.state
      case .postcode: address.postcode
      }
    }
  }

  fileprivate init(_ roleAndWeb: RoleAndWeb) {
    self.init(RoleAndWebField.self) { field in
      switch field {
      case .role: roleAndWeb.role.label
      case .webPage: roleAndWeb.webPage?.text
      case .description: roleAndWeb.description?.text
      }
    }
  }

  /// Creates a line for each field that has a value.
  private init<Field: FormField>(_ fields: Field.Type, value: (Field) -> String?) {
    self = Field.allCases.compactMap { field in value(field).map { .init(label: field.label, value: $0) } }
  }
}
