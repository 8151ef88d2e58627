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
  @SavedDraft private var draft: OnboardingDraft
  private let steps: StepStack<OnboardingDraft.Step>

  /// Creates a flow that resumes from the draft, if there is one.
  /// - Parameters:
  ///   - presentation: Its presentation.
  ///   - email: The e-mail address as typed before, for a flow without a draft.
  ///   - dependencies: Its dependencies.
  public init(presentation: FlowPresentation, email: String = "", dependencies: OnboardingDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    _draft = SavedDraft(
      dependencies.drafts.load()
        ?? OnboardingDraft(userID: dependencies.makeUserID(), email: email.isEmpty ? [:] : [.email: email]),
      in: dependencies.drafts, scope: context.scope)
    steps = StepStack(in: context, of: _draft, at: \.step)
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
        showDone(for: OnboardedUser(user: user, activeProfile: profile), onto: .accountType)
      } else if step == .business {
        startSubflow(of: .business, for: user)
      }
    }
  }
}

// MARK: - Screens

extension OnboardingFlow {
  private func showEmail() {
    steps.show(.email, onto: nil) {
      EmailModule.make(
        draft.email, for: draft.userID, router: self, scope: context.scope, dependencies: dependencies)
    }
  }

  private func showCountry(for email: EmailAddress) {
    steps.show(.country, onto: .email) {
      CountryModule.make(
        draft.country, for: draft.userID, at: email, router: self, scope: context.scope, dependencies: dependencies)
    }
  }

  private func showAccountType(for user: User) {
    steps.show(.accountType, onto: .country) {
      AccountTypeModule.make(for: user, router: self, dependencies: dependencies)
    }
  }

  private func showDone(for onboarded: OnboardedUser, onto lower: OnboardingDraft.Step) {
    draft.activeProfile = onboarded.activeProfile
    steps.show(.done, onto: lower) {
      DoneModule.make(for: onboarded, router: self, scope: context.scope, dependencies: dependencies)
    }
  }
}

// MARK: - Sub-flows

extension OnboardingFlow {
  private func startSubflow(of type: AccountType, for user: User) {
    switch type {
    case .personal: start(.profile, dependencies.makeProfileFlow, for: user, as: ActiveProfile.personal)
    case .business: start(.business, dependencies.makeBusinessFlow, for: user, as: ActiveProfile.business)
    }
  }

  /// Starts a sub-flow, which stays on the stack when it completes, so that the person can go back to it from the end.
  private func start<Profile>(
    _ step: OnboardingDraft.Step, _ make: @MainActor (FlowPresentation) -> any Flow<FlowOutcome<Profile>>,
    for user: User, as activeProfile: @escaping (Profile) -> ActiveProfile
  ) {
    steps.start(step, onto: .accountType) {
      make(context.pushing)
    } onFinished: { [weak self] result, dismisser in
      switch result {
      case .completed(let profile):
        self?.showDone(for: OnboardedUser(user: user, activeProfile: activeProfile(profile)), onto: step)
      case .cancelled: dismisser.dismiss()
      }
    }
  }
}

// MARK: - EmailRouter

extension OnboardingFlow: EmailRouter {
  public func didEdit(_ draft: FormDraft<EmailField>) {
    self.draft.email = draft
  }

  public func didEnter(_ email: EmailAddress) {
    showCountry(for: email)
  }
}

// MARK: - CountryRouter

extension OnboardingFlow: CountryRouter {
  public func didEdit(_ draft: FormDraft<CountryField>) {
    self.draft.country = draft
  }

  public func didSave(_ user: User) {
    draft.user = user
    showAccountType(for: user)
  }
}

// MARK: - AccountTypeRouter

extension OnboardingFlow: AccountTypeRouter {
  public func didChoose(_ type: AccountType, for user: User) {
    guard steps.isAt(.accountType) else { return }
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
