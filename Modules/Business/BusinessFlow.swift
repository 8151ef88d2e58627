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
  /// The screens by step, visible or pending; the stack owns them.
  private var screens: [BusinessDraft.Step: WeakScreen] = [:]
  private var isStored = false
  private var draft: BusinessDraft {
    // Changes to a stored business are not a draft of the next one.
    didSet {
      guard draft != oldValue, !isStored else { return }
      context.scope.perform { [self] in await dependencies.drafts.save(draft) }
    }
  }

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: BusinessDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? BusinessDraft(id: dependencies.makeID())
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
    show(CompanyModule.make(draft.company, router: self, dependencies: dependencies), at: .company)
  }

  private func showAddress(of company: Company) {
    let screen = CompanyAddressModule.make(draft.address, of: company, router: self, dependencies: dependencies)
    show(screen, at: .address)
  }

  private func showRoleAndWeb(of company: Company, at address: PostalAddress) {
    let screen = RoleAndWebModule.make(
      draft.roleAndWeb, of: company, at: address, id: draft.id, router: self, dependencies: dependencies)
    show(screen, at: .roleAndWeb)
  }

  private func showReview(of business: BusinessProfile) {
    let screen = BusinessReviewModule.make(
      business, router: self, scope: context.scope, dependencies: dependencies)
    show(screen, at: .review)
  }

  private func show(_ screen: any ViewController, at step: BusinessDraft.Step) {
    draft.step = step
    screens[step] = WeakScreen(viewController: screen)
    context.show(screen, onRemoved: { [weak self] in self?.didGoBack(from: step) })
  }

  /// One dismissal may remove several screens, in any order: the lowest counts.
  private func didGoBack(from step: BusinessDraft.Step) {
    // Dismiss a screen that was requested from this one during the swipe back.
    if let next = step.following.flatMap({ screens[$0]?.viewController }) { context.dismiss(next, animated: false) }
    draft.step = min(draft.step, step.preceding ?? step)
  }
}

// MARK: - CompanyRouter

extension BusinessFlow: CompanyRouter {
  public func didEdit(_ draft: FormDraft<CompanyField>) {
    self.draft.company = draft
  }

  public func didEnter(_ company: Company) {
    // Ignore a second tap while the next screen is being shown.
    if draft.step == .company { showAddress(of: company) }
  }
}

// MARK: - CompanyAddressRouter

extension BusinessFlow: CompanyAddressRouter {
  public func didEdit(_ draft: FormDraft<AddressField>) {
    self.draft.address = draft
  }

  public func didEnter(_ address: PostalAddress, of company: Company) {
    if draft.step == .address { showRoleAndWeb(of: company, at: address) }
  }
}

// MARK: - RoleAndWebRouter

extension BusinessFlow: RoleAndWebRouter {
  public func didEdit(_ draft: FormDraft<RoleAndWebField>) {
    self.draft.roleAndWeb = draft
  }

  public func didComplete(_ business: BusinessProfile) {
    if draft.step == .roleAndWeb { showReview(of: business) }
  }
}

// MARK: - BusinessReviewRouter

extension BusinessFlow: BusinessReviewRouter {
  public func didAskToChange(_ part: BusinessPart) {
    guard context.isRunning, let screen = screens[part.step]?.viewController else { return }
    context.goBack(to: screen) { [weak self] in self?.didGoBack(to: part.step) }
  }

  private func didGoBack(to step: BusinessDraft.Step) {
    draft.step = min(draft.step, step)
  }

  public func didSave(_ business: BusinessProfile) {
    isStored = true
    finish(.completed(business))
  }
}

private struct WeakScreen {
  weak var viewController: (any ViewController)?
}
