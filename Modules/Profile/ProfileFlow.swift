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
  @SavedDraft private var draft: ProfileDraft
  private let steps: StepStack<ProfileDraft.Step>

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: ProfileDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    _draft = SavedDraft(dependencies.drafts.load() ?? ProfileDraft(), in: dependencies.drafts, scope: context.scope)
    steps = StepStack(in: context, of: _draft, at: \.step)
  }

  /// Shows the screens up to the step in the draft.
  public func didStart() {
    let details = draft.step == .address ? enteredDetails : nil
    context.inOneMovement {
      steps.show(.personalDetails) {
        PersonalDetailsModule.make(draft.personalDetails, router: self, dependencies: dependencies)
      }
      if let details { showAddress(for: details) }
    }
  }

  private func showAddress(for details: PersonalDetails) {
    steps.show(.address) {
      AddressModule.make(
        draft.address, for: details, router: self, scope: context.scope, dependencies: dependencies)
    }
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
    showAddress(for: details)
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
  public enum Step: String, DraftStep {
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
