public import Contact
public import FlowKit
public import FlowScreens

@MainActor
public protocol CountryRouter: AnyObject {
  func didEdit(_ draft: FormDraft<CountryField>)

  func didSave(_ user: User)
}

@MainActor
public enum CountryModule {
  public static func make(
    _ draft: FormDraft<CountryField>, for userID: UserID, at email: EmailAddress, router: any CountryRouter,
    scope: FlowScope, dependencies: OnboardingDependencies
  ) -> any ViewController {
    let interactor = CountryInteractor(userID: userID, email: email, users: dependencies.users)
    let presenter = SavingFormPresenter(
      draft, interactor: interactor, scope: scope,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] user in router?.didSave(user) })
    return dependencies.screens.form("Your country", name: "Country", presenter: presenter)
  }
}
