public import Contact
public import FlowKit
public import FlowScreens
public import Onboarding

/// The result of the SignIn flow: how it has ended, or cancelled.
public typealias SignInFlowResult = FlowOutcome<SignInEnd>

/// Signs a person in: an e-mail address and a password, then a one-time code; while no password is set, a code alone.
///
/// The same flow runs at home, for a link, for calls that wait, and on a new phone; the caller decides about the next step.
@MainActor
public final class SignInFlow: Flow {
  public let context: FlowContext<SignInFlowResult>

  private let fixedEmail: EmailAddress?
  private let opensAccount: Bool
  private let dependencies: SignInDependencies
  private let steps: StepStack<SignInStep>
  private weak var credentials: FormPresenter<CredentialsInteractor>?

  /// - Parameters:
  ///   - presentation: Its presentation.
  ///   - fixedEmail: The only e-mail address that can sign in, such as that of an expired session; nil for any.
  ///   - opensAccount: Whether it begins with the opening of an account above it, as before a kill.
  ///   - dependencies: Its dependencies.
  public init(
    presentation: FlowPresentation, fixedEmail: EmailAddress? = nil, opensAccount: Bool = false,
    dependencies: SignInDependencies
  ) {
    context = FlowContext(presentation)
    self.fixedEmail = fixedEmail
    self.opensAccount = opensAccount
    self.dependencies = dependencies
    steps = StepStack(in: context)
  }

  public func didStart() {
    context.inOneMovement {
      showCredentials()
      if opensAccount { didChooseNewAccount() }
    }
  }

  private func showCredentials() {
    steps.show(.credentials, onto: nil) {
      let (screen, presenter) = CredentialsModule.make(
        [.email: typedEmail], fixedEmail: fixedEmail, router: self, scope: context.scope, dependencies: dependencies)
      credentials = presenter
      return screen
    }
  }

  private var typedEmail: String { fixedEmail?.text ?? dependencies.typed.email }
}

/// The steps of a sign-in.
enum SignInStep { case credentials, code, reset, account }

// MARK: - CredentialsRouter

extension SignInFlow: CredentialsRouter {
  public func didEdit(_ draft: FormDraft<CredentialsField>) { dependencies.typed.email = draft[.email] }

  public func didSendCode(for credentials: Credentials) {
    steps.show(.code, onto: .credentials) {
      CodeModule.make(for: credentials, router: self, scope: context.scope, dependencies: dependencies)
    }
  }

  public func didForgetPassword() {
    steps.start(.reset, onto: .credentials) {
      ResetPasswordFlow(
        presentation: context.pushing, email: typedEmail, screens: dependencies.screens, service: dependencies.service)
    } onFinished: { [weak self] result, dismisser in
      dismisser.dismiss()
      if case .completed(let email) = result { self?.credentials?.didEdit(.email, to: email.text) }
    }
  }

  public func didChooseNewAccount() {
    guard let make = dependencies.makeOnboardingFlow else { return }
    steps.start(.account, onto: .credentials) {
      dependencies.onAccount(true)
      return make(context.presenting(.fullScreen), typedEmail)
    } onFinished: { [weak self] result, dismisser in
      switch result {
      case .completed(let opened): self?.finish(.completed(.opened(opened)))
      case .cancelled:
        dismisser.dismiss()
        self?.dependencies.onAccount(false)
      }
    }
  }

  public func didChooseAnotherAccount() {
    guard steps.isAt(.credentials), context.subflows.isEmpty, let make = dependencies.makeSignOutFlow else { return }
    context.start(make(context.pushing)) { _, dismisser in dismisser.dismiss() }
  }
}

// MARK: - CodeRouter

extension SignInFlow: CodeRouter {
  func didSignIn(_ person: SignedInPerson) {
    guard steps.isAt(.code) else { return }
    dependencies.typed.email = ""
    finish(.completed(.signedIn(person)))
  }
}

// MARK: - Dependencies

/// The input of a sign-in, while the app runs: it is shown again where a sign-in begins anew.
///
/// Secrets are not kept.
@MainActor
public final class TypedSignIn {
  public var email = ""

  public init() {}
}

public struct SignInDependencies {
  let screens: any SignInScreens
  let service: any SignInService
  let typed: TypedSignIn
  let makeOnboardingFlow: (@MainActor (FlowPresentation, _ email: String) -> any Flow<OnboardingFlowResult>)?
  let onAccount: @MainActor (_ isOpening: Bool) -> Void
  let makeSignOutFlow: (@MainActor (FlowPresentation) -> any Flow<FlowOutcome<Never>>)?

  /// Creates the dependencies of the flow.
  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - service: Signs people in.
  ///   - typed: What was typed before.
  ///   - makeOnboardingFlow: Makes the flow that opens an account; nil where none can be opened, such as above a lock.
  ///   - onAccount: Called when the opening of an account begins, and when the person is back from it, for a restored sign-in.
  ///   - makeSignOutFlow: Makes the flow that asks a person whose e-mail address is fixed, and who wants to use another one; signing
  ///     them out ends the sign-in, too.
  public init(
    screens: any SignInScreens, service: any SignInService, typed: TypedSignIn,
    makeOnboardingFlow: (@MainActor (FlowPresentation, _ email: String) -> any Flow<OnboardingFlowResult>)?,
    onAccount: @escaping @MainActor (_ isOpening: Bool) -> Void = { _ in },
    makeSignOutFlow: (@MainActor (FlowPresentation) -> any Flow<FlowOutcome<Never>>)? = nil
  ) {
    self.screens = screens
    self.service = service
    self.typed = typed
    self.makeOnboardingFlow = makeOnboardingFlow
    self.onAccount = onAccount
    self.makeSignOutFlow = makeSignOutFlow
  }
}

/// Makes the screens of the flow in the app's UI toolkit.
@MainActor
public protocol SignInScreens: FormScreens {
  func makeCode(_ presenter: CodePresenter) -> any ScreenView<CodeContent>

  func makeSignedIn(_ presenter: SignedInPresenter) -> any ScreenView<SignedInContent>
}
