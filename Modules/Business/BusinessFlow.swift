public import Contact
public import FlowKit
public import FlowScreens
import Profile

/// The result of the Business flow: the stored business, or cancelled.
public typealias BusinessFlowResult = FlowOutcome<BusinessProfile>

/// Asks for a person's business, and stores it; asks for the person's own details first if they are missing.
///
/// It starts at the step in the draft. Input is kept when the person goes back and forth.
@MainActor
public final class BusinessFlow: Flow {
  public let context: FlowContext<BusinessFlowResult>

  private let dependencies: BusinessDependencies
  @SavedDraft private var draft: BusinessDraft
  private let steps: StepStack<BusinessDraft.Step>

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: BusinessDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    _draft = SavedDraft(
      dependencies.drafts.load() ?? BusinessDraft(id: dependencies.makeID()), in: dependencies.drafts,
      scope: context.scope)
    steps = StepStack(in: context, of: _draft, at: \.step)
  }

  /// Shows the screens up to the step in the draft, after the Profile flow if the person's own details are missing.
  public func didStart() {
    guard dependencies.needsProfile() else { return showRestoredScreens() }
    context.start(dependencies.makeProfileFlow(context.pushing)) { [weak self] result, _ in
      switch result {
      // Stays on the stack, so that the person can go back and change an answer.
      case .completed: self?.showRestoredScreens()
      case .cancelled: self?.finish(.cancelled)
      }
    }
  }

  /// Shows the screens up to the step in the draft, in one transition.
  private func showRestoredScreens() {
    context.inOneMovement { showScreens(upTo: draft.step) }
  }

  /// Shows the screens up to a step, as far as the draft is still valid.
  private func showScreens(upTo step: BusinessDraft.Step) {
    showCompany()
    guard step >= .address, let company = try? Company(draft.company) else { return }
    showAddress(of: company)
    guard step >= .roleAndWeb, let address = try? PostalAddress(draft.address) else { return }
    showRoleAndWeb(of: company, at: address)
    guard
      step >= .review,
      let business = try? BusinessProfile(
        id: draft.id, company: company, address: address, roleAndWeb: draft.roleAndWeb)
    else { return }
    showReview(of: business)
  }
}

// MARK: - Screens

extension BusinessFlow {
  private func showCompany() {
    steps.show(.company) { CompanyModule.make(draft.company, router: self, dependencies: dependencies) }
  }

  private func showAddress(of company: Company) {
    steps.show(.address) {
      CompanyAddressModule.make(draft.address, of: company, router: self, dependencies: dependencies)
    }
  }

  private func showRoleAndWeb(of company: Company, at address: PostalAddress) {
    steps.show(.roleAndWeb) {
      RoleAndWebModule.make(
        draft.roleAndWeb, of: company, at: address, id: draft.id, router: self, dependencies: dependencies)
    }
  }

  private func showReview(of business: BusinessProfile) {
    steps.show(.review) {
      BusinessReviewModule.make(business, router: self, scope: context.scope, dependencies: dependencies)
    }
  }
}

// MARK: - CompanyRouter

extension BusinessFlow: CompanyRouter {
  public func didEdit(_ draft: FormDraft<CompanyField>) {
    self.draft.company = draft
  }

  public func didEnter(_ company: Company) {
    showAddress(of: company)
  }
}

// MARK: - CompanyAddressRouter

extension BusinessFlow: CompanyAddressRouter {
  public func didEdit(_ draft: FormDraft<AddressField>) {
    self.draft.address = draft
  }

  public func didEnter(_ address: PostalAddress, of company: Company) {
    showRoleAndWeb(of: company, at: address)
  }
}

// MARK: - RoleAndWebRouter

extension BusinessFlow: RoleAndWebRouter {
  public func didEdit(_ draft: FormDraft<RoleAndWebField>) {
    self.draft.roleAndWeb = draft
  }

  public func didComplete(_ business: BusinessProfile) {
    showReview(of: business)
  }
}

// MARK: - BusinessReviewRouter

extension BusinessFlow: BusinessReviewRouter {
  public func didAskToChange(_ part: BusinessPart) {
    steps.goBack(to: part.step)
  }

  public func didSave(_ business: BusinessProfile) {
    // Changes to a stored business are not a draft of the next one.
    _draft.stopSaving()
    finish(.completed(business))
  }
}
