import FlowKit
import Forms
import Screens

/// How the form for the person's role and what the business does is left.
@MainActor
protocol RoleAndWebRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<RoleAndWebField>)

  /// The person went on, with everything in order: nothing of the business is missing now.
  func didComplete(_ business: BusinessProfile)
}

/// Puts the form for the person's role and what the business does together.
@MainActor
enum RoleAndWebModule {
  static func make(
    _ draft: FormDraft<RoleAndWebField>, interactor: RoleAndWebInteractor, router: any RoleAndWebRouter,
    dependencies: BusinessDependencies
  ) -> any ViewController {
    let presenter = FormPresenter(
      draft, interactor: interactor,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onAnswer: { [weak router] business in router?.didComplete(business) })
    let view = dependencies.screens.makeRoleAndWeb(presenter)
    presenter.view = view
    return view
  }
}
