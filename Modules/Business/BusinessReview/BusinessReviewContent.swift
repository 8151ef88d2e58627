import Contact
public import FlowKit
import FlowScreens
import Money

public struct BusinessReviewContent: Equatable, Sendable {
  public struct Section: Equatable, Sendable {
    public let part: BusinessPart
    /// The values of the part, in order.
    public let lines: [Line]
  }

  /// A label and a value.
  public struct Line: Equatable, Sendable {
    public let label: LocalizedText
    /// The value as the person reads it.
    public let value: LocalizedText
  }

  /// The parts, in order.
  public let sections: [Section]
  /// The reason why the business could not be saved, and what to do.
  public let problem: LocalizedText?
  /// A Boolean value that indicates whether the business is being saved: nothing can be tapped, and the screen cannot
  /// be pulled down.
  public let isBusy: Bool
}

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

/// The parts of a business, in order.
public enum BusinessPart: String, CaseIterable, Sendable {
  case company
  case address
  case roleAndWeb

  /// The step that asks for it.
  var step: BusinessDraft.Step {
    switch self {
    case .company: .company
    case .address: .address
    case .roleAndWeb: .roleAndWeb
    }
  }
}
