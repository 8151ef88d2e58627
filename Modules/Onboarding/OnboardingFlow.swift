public import Contact
public import FlowKit
public import FlowScreens
import Profile

/// The result of the Onboarding flow: a user with an active profile, or cancelled.
public typealias OnboardingFlowResult = FlowOutcome<OnboardedUser>

/// Creates a user, and asks for the profile with which they send money.
///
/// The user is created when the country is known, before the account type is asked. A person who goes back and changes
/// an answer corrects this user. The flow starts at the step in the draft.
@MainActor
public final class OnboardingFlow: Flow {
  public let context: FlowContext<OnboardingFlowResult>

  private let dependencies: OnboardingDependencies
  /// The latest screen that was requested; it appears when earlier transitions have finished.
  private weak var newest: (any ViewController)?
  private var draft: OnboardingDraft {
    didSet { if draft != oldValue { context.scope.perform { [self] in await dependencies.drafts.save(draft) } } }
  }

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: OnboardingDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? OnboardingDraft(userID: dependencies.makeUserID())
  }

  /// Shows the screens up to the step in the draft; if a user is already stored, at least up to the account type.
  public func didStart() {
    context.inOneMovement { showScreens(with: draft.unchangedUser) }
  }

  private func showScreens(with user: User?) {
    let step = user == nil ? draft.step : max(draft.step, .accountType)
    showEmail()
    guard step > .email, let email = draft.enteredEmail else { return }
    showCountry(for: email)
    guard let user else { return }
    showAccountType(for: user)
    switch step {
    case .email, .country, .accountType: break
    case .profile: startSubflow(of: .personal, for: user)
    case .business, .done:
      // A stored business has no draft: restore the end, not an empty form.
      if let profile = draft.activeProfile {
        showDone(for: OnboardedUser(user: user, activeProfile: profile))
      } else if step == .business {
        startSubflow(of: .business, for: user)
      }
    }
  }
}

// MARK: - Screens

extension OnboardingFlow {
  private func showEmail() {
    let screen = EmailModule.make(
      draft.email, for: draft.userID, router: self, scope: context.scope, dependencies: dependencies)
    show(screen, at: .email)
  }

  private func showCountry(for email: EmailAddress) {
    let screen = CountryModule.make(
      draft.country, for: draft.userID, at: email, router: self, scope: context.scope, dependencies: dependencies)
    show(screen, at: .country, above: .email)
  }

  private func showAccountType(for user: User) {
    let screen = AccountTypeModule.make(for: user, router: self, dependencies: dependencies)
    show(screen, at: .accountType, above: .country)
  }

  private func showDone(for onboarded: OnboardedUser) {
    draft.activeProfile = onboarded.activeProfile
    let screen = DoneModule.make(for: onboarded, router: self, scope: context.scope, dependencies: dependencies)
    show(screen, at: .done, above: step(of: onboarded.activeProfile.accountType))
  }

  private func show(
    _ screen: any ViewController, at step: OnboardingDraft.Step, above lower: OnboardingDraft.Step? = nil
  ) {
    draft.step = step
    newest = screen
    context.show(screen, onRemoved: { [weak self] in self?.didGoBack(to: lower ?? step) })
  }

  /// One dismissal may remove several screens, in any order: the lowest step counts.
  private func didGoBack(to step: OnboardingDraft.Step) {
    // Dismiss a screen that was requested during a swipe back.
    if let newest { context.dismiss(newest, animated: false) }
    if step < .accountType { context.terminateSubflows() }
    // A sub-flow that is still on the stack is visited again.
    draft.step = min(draft.step, context.subflows.isEmpty ? min(step, .accountType) : step)
  }
}

// MARK: - Sub-flows

extension OnboardingFlow {
  private func startSubflow(of type: AccountType, for user: User) {
    draft.step = step(of: type)
    switch type {
    case .personal: start(dependencies.makeProfileFlow(context.pushing), for: user, as: ActiveProfile.personal)
    case .business: start(dependencies.makeBusinessFlow(context.pushing), for: user, as: ActiveProfile.business)
    }
  }

  /// Starts a sub-flow, which stays on the stack when it completes, so that the person can go back to it from the end.
  private func start<Profile>(
    _ flow: any Flow<FlowOutcome<Profile>>, for user: User, as activeProfile: @escaping (Profile) -> ActiveProfile
  ) {
    context.start(flow) { [weak self] result, dismisser in
      switch result {
      case .completed(let profile):
        self?.showDone(for: OnboardedUser(user: user, activeProfile: activeProfile(profile)))
      case .cancelled:
        self?.didLeaveSubflow()
        dismisser.dismiss()
      }
    }
  }

  /// Goes back to the account type, unless the person went back further at once.
  private func didLeaveSubflow() {
    draft.step = min(draft.step, .accountType)
  }

  private func step(of type: AccountType) -> OnboardingDraft.Step {
    switch type {
    case .personal: .profile
    case .business: .business
    }
  }
}

// MARK: - EmailRouter

extension OnboardingFlow: EmailRouter {
  public func didEdit(_ draft: FormDraft<EmailField>) {
    self.draft.email = draft
  }

  public func didEnter(_ email: EmailAddress) {
    // Ignore a second tap while the next screen is being shown.
    if draft.step == .email { showCountry(for: email) }
  }
}

// MARK: - CountryRouter

extension OnboardingFlow: CountryRouter {
  public func didEdit(_ draft: FormDraft<CountryField>) {
    self.draft.country = draft
  }

  public func didSave(_ user: User) {
    draft.user = user
    if draft.step == .country { showAccountType(for: user) }
  }
}

// MARK: - AccountTypeRouter

extension OnboardingFlow: AccountTypeRouter {
  public func didChoose(_ type: AccountType, for user: User) {
    guard draft.step == .accountType else { return }
    draft.activeProfile = nil
    startSubflow(of: type, for: user)
  }
}

// MARK: - DoneRouter

extension OnboardingFlow: DoneRouter {
  public func didFinish(_ onboarded: OnboardedUser) {
    finish(.completed(onboarded))
  }
}
