public import Contact
public import FlowScreens

/// An unfinished profile: the text in its forms, and the current step.
public struct ProfileDraft: Equatable, Sendable, Codable {
  public enum Step: String, Sendable, Codable {
    case personalDetails
    case address
  }

  /// The screen that the person is on.
  public var step: Step
  public var personalDetails: FormDraft<PersonalDetailsField>
  public var address: FormDraft<AddressField>

  /// Creates a draft, by default an empty one.
  public init(
    step: Step = .personalDetails, personalDetails: FormDraft<PersonalDetailsField> = [:],
    address: FormDraft<AddressField> = [:]
  ) {
    self.step = step
    self.personalDetails = personalDetails
    self.address = address
  }
}
