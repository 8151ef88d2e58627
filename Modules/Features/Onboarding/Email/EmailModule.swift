import FlowKit
import Forms
import Profile
import Screens

/// How the form for a user's e-mail address is left.
@MainActor
protocol EmailRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<EmailField>)

  /// The person went on, with an address that is nobody else's.
  func didEnter(_ email: EmailAddress)
}

/// Puts the form for a user's e-mail address together.
@MainActor
enum EmailModule {
  static func make(
    _ draft: FormDraft<EmailField>, for userID: UserID, router: any EmailRouter, scope: FlowScope,
    dependencies: OnboardingDependencies
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      draft, interactor: EmailInteractor(userID: userID, users: dependencies.users), scope: scope,
      forgetsProblemOnEdit: true,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] email in router?.didEnter(email) })
    let view = dependencies.screens.makeEmail(presenter)
    presenter.view = view
    return view
  }
}
