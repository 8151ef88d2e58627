public import FlowKit

@MainActor
public protocol BusinessReviewRouter: AnyObject {
  func didAskToChange(_ part: BusinessPart)

  func didSave(_ business: BusinessProfile)
}

@MainActor
public enum BusinessReviewModule {
  public static func make(
    _ business: BusinessProfile, router: any BusinessReviewRouter, scope: FlowScope,
    dependencies: BusinessDependencies
  ) -> any ViewController {
    let interactor = BusinessReviewInteractor(store: dependencies.store, drafts: dependencies.drafts)
    let presenter = BusinessReviewPresenter(business, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeBusinessReview(presenter)
    presenter.view = view
    return view
  }
}
