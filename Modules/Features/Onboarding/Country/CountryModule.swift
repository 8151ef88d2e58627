import FlowKit
import Forms
import Profile
import Screens

/// How the form for a user's country is left.
@MainActor
protocol CountryRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<CountryField>)

  /// The user is made, or corrected.
  func didSave(_ user: User)
}

/// Puts the form for a user's country together.
@MainActor
enum CountryModule {
  static func make(
    _ draft: FormDraft<CountryField>, for userID: UserID, at email: EmailAddress, router: any CountryRouter,
    scope: FlowScope, dependencies: OnboardingDependencies
  ) -> any ViewController {
    let interactor = CountryInteractor(userID: userID, email: email, users: dependencies.users)
    let presenter = SavingFormPresenter(
      draft, interactor: interactor, scope: scope,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] user in router?.didSave(user) })
    let view = dependencies.screens.makeCountry(presenter)
    presenter.view = view
    return view
  }
}
