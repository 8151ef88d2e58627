public import Contact
public import FlowScreens

/// An unfinished business: the text in its forms, and the current step.
public struct BusinessDraft: Equatable, Sendable, Codable {
  /// The screen that the person is on, in order.
  public enum Step: String, DraftStep {
    case company
    case address
    case roleAndWeb
    case review
  }

  /// The identifier of the future business, so that saving twice stores it once.
  public let id: BusinessID
  public var step: Step
  public var company: FormDraft<CompanyField>
  public var address: FormDraft<AddressField>
  /// The text in the form for the person's role and the purpose of the business.
  public var roleAndWeb: FormDraft<RoleAndWebField>

  /// Creates a draft, by default an empty one.
  public init(
    id: BusinessID, step: Step = .company, company: FormDraft<CompanyField> = [:],
    address: FormDraft<AddressField> = [:], roleAndWeb: FormDraft<RoleAndWebField> = [:]
  ) {
    self.id = id
    self.step = step
    self.company = company
    self.address = address
    self.roleAndWeb = roleAndWeb
  }
}
