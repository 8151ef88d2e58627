import Contact
import FlowKit
public import FlowScreens

@MainActor
public protocol CredentialsRouter: AnyObject {
  func didEdit(_ draft: FormDraft<CredentialsField>)

  /// The password is right, or there is none, and a code was sent.
  func didSendCode(for credentials: Credentials)

  func didForgetPassword()

  func didChooseNewAccount()

  func didChooseAnotherAccount()
}

/// Assembles the first screen of a sign-in.
@MainActor
enum CredentialsModule {
  /// - Returns: The screen, and its presenter, which the flow fills with the e-mail address of a sub-flow.
  static func make(
    _ draft: FormDraft<CredentialsField>, fixedEmail: EmailAddress?, router: any CredentialsRouter, scope: FlowScope,
    dependencies: SignInDependencies
  ) -> (screen: any ViewController, presenter: FormPresenter<CredentialsInteractor>) {
    let interactor = CredentialsInteractor(service: dependencies.service, fixedEmail: fixedEmail)
    let presenter = SavingFormPresenter(
      draft, interactor: interactor, scope: scope,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] credentials in router?.didSendCode(for: credentials) })
    let forgotten = FormLink("Forgot your password?") { [weak router] in router?.didForgetPassword() }
    let newAccount =
      dependencies.makeOnboardingFlow == nil
      ? nil : FormLink("Open an account") { [weak router] in router?.didChooseNewAccount() }
    let other =
      fixedEmail == nil
      ? newAccount : FormLink("Use another account") { [weak router] in router?.didChooseAnotherAccount() }
    let title: LocalizedText = fixedEmail.map { "Sign in as \(verbatim: $0.text)" } ?? "Sign in"
    return (
      dependencies.screens.form(
        title, name: "Sign in", links: [forgotten] + [other].compactMap(\.self), presenter: presenter), presenter
    )
  }
}
