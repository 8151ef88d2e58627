import Contact
import FlowKit
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
      case .name: "\(company.name)"
      case .country: "\(company.country)"
      case .type: company.type.label
      case .registrationNumber: company.registrationNumber.map { LocalizedText(verbatim: $0.text) }
      }
    }
  }

  fileprivate init(_ address: PostalAddress) {
    self.init(AddressField.self) { field in
      switch field {
      case .country: "\(address.country)"
      case .firstLine: LocalizedText(verbatim: address.firstLine)
      case .city: LocalizedText(verbatim: address.city)
      case .state: address.state.map(LocalizedText.init(verbatim:))
      case .postcode: address.postcode.map(LocalizedText.init(verbatim:))
      }
    }
  }

  fileprivate init(_ roleAndWeb: RoleAndWeb) {
    self.init(RoleAndWebField.self) { field in
      switch field {
      case .role: roleAndWeb.role.label
      case .webPage: roleAndWeb.webPage.map { "\($0)" }
      case .description: roleAndWeb.description.map { "\($0)" }
      }
    }
  }

  /// Creates a line for each field that has a value.
  private init<Field: FormField>(_ fields: Field.Type, value: (Field) -> LocalizedText?) {
    self = Field.allCases.compactMap { field in value(field).map { .init(label: field.label, value: $0) } }
  }
}
