public import Contact
public import FlowKit
public import FlowScreens

@MainActor
public protocol EmailRouter: AnyObject {
  func didEdit(_ draft: FormDraft<EmailField>)

  /// The person has continued, with an address that no other user has.
  func didEnter(_ email: EmailAddress)
}

@MainActor
public enum EmailModule {
  public static func make(
    _ draft: FormDraft<EmailField>, for userID: UserID, router: any EmailRouter, scope: FlowScope,
    dependencies: OnboardingDependencies
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      draft, interactor: EmailInteractor(userID: userID, users: dependencies.users), scope: scope,
      clearsProblemOnEdit: true,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] email in router?.didEnter(email) })
    return dependencies.screens.form("Your e-mail address", name: "Email", presenter: presenter)
  }
}
