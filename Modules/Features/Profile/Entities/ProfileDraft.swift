public import Forms

/// What a person has typed for their profile so far, and how far they have come.
public struct ProfileDraft: Equatable, Sendable, Codable {
  /// The screen that the person is on.
  public enum Step: String, Sendable, Codable {
    case personalDetails
    case address
  }

  /// The screen that the person is on.
  public var step: Step
  /// What is in the form for their details.
  public var personalDetails: FormDraft<PersonalDetailsField>
  /// What is in the form for their address.
  public var address: FormDraft<AddressField>

  /// A draft, by default of somebody who has just begun.
  public init(
    step: Step = .personalDetails, personalDetails: FormDraft<PersonalDetailsField> = [:],
    address: FormDraft<AddressField> = [:]
  ) {
    self.step = step
    self.personalDetails = personalDetails
    self.address = address
  }
}
