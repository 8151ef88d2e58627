import FlowKit
import Forms

/// Puts the form for a person's details together.
@MainActor
enum PersonalDetailsModule {
  static func make(
    _ draft: FormDraft<PersonalDetailsField>, router: any PersonalDetailsRouter,
    dependencies: ProfileDependencies
  ) -> any ViewController {
    let interactor = PersonalDetailsInteractor(today: dependencies.today)
    let presenter = PersonalDetailsPresenter(draft, interactor: interactor, router: router)
    let view = dependencies.screens.makePersonalDetails(presenter)
    presenter.view = view
    return view
  }
}
