import FlowKit
import Forms

/// Puts the form for the person's role and what the business does together.
@MainActor
enum RoleAndWebModule {
  static func make(
    _ draft: FormDraft<RoleAndWebField>, interactor: RoleAndWebInteractor, router: any RoleAndWebRouter,
    dependencies: BusinessDependencies
  ) -> any ViewController {
    let presenter = RoleAndWebPresenter(draft, interactor: interactor, router: router)
    let view = dependencies.screens.makeRoleAndWeb(presenter)
    presenter.view = view
    return view
  }
}
