import FlowKit
import Forms
import Screens

/// How the form for a person's details is left.
@MainActor
protocol PersonalDetailsRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<PersonalDetailsField>)

  /// The person went on, with everything in order.
  func didEnter(_ details: PersonalDetails)
}

/// Puts the form for a person's details together.
@MainActor
enum PersonalDetailsModule {
  static func make(
    _ draft: FormDraft<PersonalDetailsField>, router: any PersonalDetailsRouter,
    dependencies: ProfileDependencies
  ) -> any ViewController {
    let presenter = FormPresenter(
      draft, interactor: PersonalDetailsInteractor(today: dependencies.today),
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onAnswer: { [weak router] details in router?.didEnter(details) })
    let view = dependencies.screens.makePersonalDetails(presenter)
    presenter.view = view
    return view
  }
}
