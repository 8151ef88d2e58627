public import FlowKit
import Forms

/// How the Profile flow ends: with the profile that was stored, or cancelled.
public typealias ProfileFlowResult = FlowOutcome<PersonalProfile>

/// Asks a person who they are and where they live, and stores it.
///
/// It begins where the draft says; going back and forth keeps what was typed.
@MainActor
public final class ProfileFlow: Flow {
  /// The flow's link to its caller and to the screen.
  public let context: FlowContext<ProfileFlowResult>

  private let dependencies: ProfileDependencies
  private var draft: ProfileDraft {
    didSet { if draft != oldValue { keepDraft() } }
  }

  /// A flow that goes on with the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: ProfileDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? ProfileDraft()
  }

  /// Shows the first screen, and the next if the draft was left there.
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

  /// Who the person is, unless the rules have changed since they typed it.
  private var enteredDetails: PersonalDetails? {
    try? PersonalDetails(draft.personalDetails, today: dependencies.today())
  }

  private func keepDraft() {
    // As it is by then: on the way back to the person's screen, a process that is killed must not lose their place.
    context.scope.perform { [self] in
      await dependencies.drafts.save(draft)
    } then: {
    }
  }
}

// MARK: - PersonalDetailsRouter

extension ProfileFlow: PersonalDetailsRouter {
  func didEdit(_ draft: FormDraft<PersonalDetailsField>) {
    self.draft.personalDetails = draft
  }

  func didEnter(_ details: PersonalDetails) {
    // A second tap while the address is on its way asks for nothing new.
    if draft.step == .personalDetails { showAddress(for: details) }
  }
}

// MARK: - AddressRouter

extension ProfileFlow: AddressRouter {
  func didEdit(_ draft: FormDraft<AddressField>) {
    self.draft.address = draft
  }

  func didSave(_ profile: PersonalProfile) {
    finish(.completed(profile))
  }
}
