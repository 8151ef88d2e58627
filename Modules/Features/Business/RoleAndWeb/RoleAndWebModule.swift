import FlowKit
import Forms
import Screens

/// The router of the form for the person's role and what the business does.
@MainActor
protocol RoleAndWebRouter: AnyObject {
  /// The person has edited the form.
  func didEdit(_ draft: FormDraft<RoleAndWebField>)

  /// The person has continued, and the business is complete.
  func didComplete(_ business: BusinessProfile)
}

/// Assembles the form for the person's role and what the business does.
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
