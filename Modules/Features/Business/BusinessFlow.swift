public import FlowKit
import Forms
import Profile

/// How the Business flow ends: with the business that was stored, or cancelled.
public typealias BusinessFlowResult = FlowOutcome<BusinessProfile>

/// Asks a person about their business, and stores it; about the person themselves first, where that is needed.
///
/// It begins where the draft says; going back and forth keeps what was typed.
@MainActor
public final class BusinessFlow: Flow {
  /// What connects the flow with its caller and with the screen.
  public let context: FlowContext<BusinessFlowResult>

  private let dependencies: BusinessDependencies
  /// The screens by step, on show or not yet; the stack keeps them.
  private var screens: [BusinessDraft.Step: WeakScreen] = [:]
  private var isStored = false
  private var draft: BusinessDraft {
    didSet { if draft != oldValue { keepDraft() } }
  }

  /// A flow that goes on with the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: BusinessDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? BusinessDraft(id: dependencies.makeID())
  }

  /// Shows the first screen, and those after it up to where the draft was left; the person's own details come before.
  public func didStart() {
    guard dependencies.needsProfile() else { return goOn() }
    context.start(dependencies.makeProfileFlow(context.pushing)) { [weak self] result, _ in
      switch result {
      // Left on the stack: the person can go back, and answer anew.
      case .completed: self?.goOn()
      case .cancelled: self?.finish(.cancelled)
      }
    }
  }

  /// Goes as far as the draft has come, in one movement.
  private func goOn() {
    context.inOneMovement { showScreens(upTo: draft.step) }
  }

  /// Shows the screens up to a step, unless the rules have changed since they were filled in.
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
    let interactor = RoleAndWebInteractor(id: draft.id, company: company, address: address)
    let screen = RoleAndWebModule.make(
      draft.roleAndWeb, interactor: interactor, router: self, dependencies: dependencies)
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

  /// One act may take several screens away, in any order: the lowest counts.
  private func didGoBack(from step: BusinessDraft.Step) {
    // What was asked for from that screen, in the middle of a swipe back, is not wanted any more.
    if let next = step.following.flatMap({ screens[$0]?.viewController }) { context.dismiss(next, animated: false) }
    draft.step = min(draft.step, step.preceding ?? step)
  }

  private func keepDraft() {
    // What changes a stored business is no draft of the next.
    guard !isStored else { return }
    // As it is by then: on the way back to the person's screen, a process that is killed must not lose their place.
    context.scope.perform { [self] in
      await dependencies.drafts.save(draft)
    } then: {
    }
  }
}

// MARK: - CompanyRouter

extension BusinessFlow: CompanyRouter {
  func didEdit(_ draft: FormDraft<CompanyField>) {
    self.draft.company = draft
  }

  func didEnter(_ company: Company) {
    // A second tap while the address is on its way asks for nothing new.
    if draft.step == .company { showAddress(of: company) }
  }
}

// MARK: - CompanyAddressRouter

extension BusinessFlow: CompanyAddressRouter {
  func didEdit(_ draft: FormDraft<AddressField>) {
    self.draft.address = draft
  }

  func didEnter(_ address: PostalAddress, of company: Company) {
    if draft.step == .address { showRoleAndWeb(of: company, at: address) }
  }
}

// MARK: - RoleAndWebRouter

extension BusinessFlow: RoleAndWebRouter {
  func didEdit(_ draft: FormDraft<RoleAndWebField>) {
    self.draft.roleAndWeb = draft
  }

  func didComplete(_ business: BusinessProfile) {
    if draft.step == .roleAndWeb { showReview(of: business) }
  }
}

// MARK: - BusinessReviewRouter

extension BusinessFlow: BusinessReviewRouter {
  func didAskToChange(_ part: BusinessPart) {
    guard context.isRunning, let screen = screens[part.step]?.viewController else { return }
    context.goBack(to: screen) { [weak self] in self?.didGoBack(to: part.step) }
  }

  private func didGoBack(to step: BusinessDraft.Step) {
    draft.step = min(draft.step, step)
  }

  func didSave(_ business: BusinessProfile) {
    isStored = true
    finish(.completed(business))
  }
}

/// A screen that its flow does not keep.
private struct WeakScreen {
  weak var viewController: (any ViewController)?
}
