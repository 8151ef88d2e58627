public import FlowKit
import Forms
import Profile

/// How the Onboarding flow ends: with a user who has an active profile, or cancelled.
public typealias OnboardingFlowResult = FlowOutcome<OnboardedUser>

/// Makes a user of a person, and has them choose as whom they send money.
///
/// The user is made when the country is known, before the choice of an account's type. It is made once: who goes back
/// and enters something else corrects the user that there is. The flow begins where the draft says.
@MainActor
public final class OnboardingFlow: Flow {
  /// The flow's link to its caller and to the screen.
  public let context: FlowContext<OnboardingFlowResult>

  private let dependencies: OnboardingDependencies
  /// The screen that was asked for last; it is up when the transitions before it are over.
  private weak var newest: (any ViewController)?
  private var draft: OnboardingDraft {
    didSet { if draft != oldValue { keepDraft() } }
  }

  /// A flow that goes on with the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: OnboardingDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? OnboardingDraft(userID: dependencies.makeUserID())
  }

  /// Shows the first screen, and those that the person had come to; a user who was made comes to the account type.
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
      // A business that is stored is no draft any more: who went back to it comes to the end again, not to an empty form.
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

  /// One act may take several screens away, in any order: the lowest step that was reached counts.
  private func didGoBack(to step: OnboardingDraft.Step) {
    // What was asked for in the middle of a swipe back is not wanted any more.
    if let newest { context.dismiss(newest, animated: false) }
    if step < .accountType { context.terminateSubflows() }
    // A sub-flow that was left on the stack is visited again, if it is still there.
    draft.step = min(draft.step, context.subflows.isEmpty ? min(step, .accountType) : step)
  }

  private func keepDraft() {
    // As it is by then: on the way back to the person's screen, a process that is killed must not lose their place.
    context.scope.perform { [self] in
      await dependencies.drafts.save(draft)
    } then: {
    }
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

  /// A sub-flow that has completed stays where it is: the person can come back to it from the end, and answer anew.
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

  /// Unless the person went back further in the same act.
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
  func didEdit(_ draft: FormDraft<EmailField>) {
    self.draft.email = draft
  }

  func didEnter(_ email: EmailAddress) {
    // A second tap while the country is on its way asks for nothing new.
    if draft.step == .email { showCountry(for: email) }
  }
}

// MARK: - CountryRouter

extension OnboardingFlow: CountryRouter {
  func didEdit(_ draft: FormDraft<CountryField>) {
    self.draft.country = draft
  }

  func didSave(_ user: User) {
    draft.user = user
    if draft.step == .country { showAccountType(for: user) }
  }
}

// MARK: - AccountTypeRouter

extension OnboardingFlow: AccountTypeRouter {
  func didChoose(_ type: AccountType, for user: User) {
    guard draft.step == .accountType else { return }
    draft.activeProfile = nil
    startSubflow(of: type, for: user)
  }
}

// MARK: - DoneRouter

extension OnboardingFlow: DoneRouter {
  func didFinish(_ onboarded: OnboardedUser) {
    finish(.completed(onboarded))
  }
}
