import FlowKit
import Forms
import Profile

/// Puts the form for a user's country together.
@MainActor
enum CountryModule {
  static func make(
    _ draft: FormDraft<CountryField>, for userID: UserID, at email: EmailAddress, router: any CountryRouter,
    scope: FlowScope, dependencies: OnboardingDependencies
  ) -> any ViewController {
    let interactor = CountryInteractor(userID: userID, email: email, users: dependencies.users)
    let presenter = CountryPresenter(draft, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeCountry(presenter)
    presenter.view = view
    return view
  }
}
