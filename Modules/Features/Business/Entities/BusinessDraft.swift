public import Forms
public import Profile

/// What a person has typed for a business so far, and how far they have come.
public struct BusinessDraft: Equatable, Sendable, Codable {
  /// The screen that the person is on, in order.
  public enum Step: String, DraftStep {
    case company
    case address
    case roleAndWeb
    case review
  }

  /// Which business it will be: who saves it twice has it once.
  public let id: BusinessID
  /// The screen that the person is on.
  public var step: Step
  /// What is in the form for the company.
  public var company: FormDraft<CompanyField>
  /// What is in the form for its address.
  public var address: FormDraft<AddressField>
  /// What is in the form for the person's role and what the business does.
  public var roleAndWeb: FormDraft<RoleAndWebField>

  /// A draft, by default of somebody who has just begun.
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
