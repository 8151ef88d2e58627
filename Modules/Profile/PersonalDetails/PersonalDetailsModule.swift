public import FlowKit
public import FlowScreens

@MainActor
public protocol PersonalDetailsRouter: AnyObject {
  func didEdit(_ draft: FormDraft<PersonalDetailsField>)

  /// The person has continued, and every field is valid.
  func didEnter(_ details: PersonalDetails)
}

@MainActor
public enum PersonalDetailsModule {
  public static func make(
    _ draft: FormDraft<PersonalDetailsField>, router: any PersonalDetailsRouter,
    dependencies: ProfileDependencies
  ) -> any ViewController {
    let presenter = FormPresenter(
      draft, interactor: PersonalDetailsInteractor(today: dependencies.today),
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onAnswer: { [weak router] details in router?.didEnter(details) })
    return dependencies.screens.form("Your details", name: "Personal details", presenter: presenter)
  }
}
