public import FlowKit

/// The router of the review of a business.
@MainActor
public protocol BusinessReviewRouter: AnyObject {
  /// The person wants to change a part.
  func didAskToChange(_ part: BusinessPart)

  /// The business is stored.
  func didSave(_ business: BusinessProfile)
}

/// Assembles the review of a business.
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
