public import Contact
public import FlowKit
public import FlowScreens

/// The result of the Profile flow: the stored profile, or cancelled.
public typealias ProfileFlowResult = FlowOutcome<PersonalProfile>

/// Asks for a person's details and address, and stores the profile.
///
/// It starts at the step in the draft. Input is kept when the person goes back and forth.
@MainActor
public final class ProfileFlow: Flow {
  public let context: FlowContext<ProfileFlowResult>

  private let dependencies: ProfileDependencies
  private var draft: ProfileDraft {
    didSet { if draft != oldValue { context.scope.perform { [self] in await dependencies.drafts.save(draft) } } }
  }

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: ProfileDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? ProfileDraft()
  }

  /// Shows the screens up to the step in the draft.
  public func didStart() {
    let details = draft.step == .address ? enteredDetails : nil
    draft.step = .personalDetails
    context.inOneMovement {
      context.show(
        PersonalDetailsModule.make(draft.personalDetails, router: self, dependencies: dependencies))
      if let details { showAddress(for: details) }
    }
  }

  private func showAddress(for details: PersonalDetails) {
    draft.step = .address
    let screen = AddressModule.make(
      draft.address, for: details, router: self, scope: context.scope, dependencies: dependencies)
    context.show(screen, onRemoved: { [weak self] in self?.draft.step = .personalDetails })
  }

  /// The details in the draft, if they are still valid.
  private var enteredDetails: PersonalDetails? {
    try? PersonalDetails(draft.personalDetails, today: dependencies.today())
  }
}

// MARK: - PersonalDetailsRouter

extension ProfileFlow: PersonalDetailsRouter {
  public func didEdit(_ draft: FormDraft<PersonalDetailsField>) {
    self.draft.personalDetails = draft
  }

  public func didEnter(_ details: PersonalDetails) {
    // Ignore a second tap while the next screen is being shown.
    if draft.step == .personalDetails { showAddress(for: details) }
  }
}

// MARK: - AddressRouter

extension ProfileFlow: AddressRouter {
  public func didEdit(_ draft: FormDraft<AddressField>) {
    self.draft.address = draft
  }

  public func didSave(_ profile: PersonalProfile) {
    finish(.completed(profile))
  }
}

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
