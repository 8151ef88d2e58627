public import FlowKit

/// The router of the last screen.
@MainActor
public protocol DoneRouter: AnyObject {
  /// The person has completed the onboarding.
  func didFinish(_ onboarded: OnboardedUser)
}

/// Assembles the last screen.
@MainActor
public enum DoneModule {
  public static func make(
    for onboarded: OnboardedUser, router: any DoneRouter, scope: FlowScope, dependencies: OnboardingDependencies
  ) -> any ViewController {
    let interactor = DoneInteractor(drafts: dependencies.drafts)
    let presenter = DonePresenter(for: onboarded, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeDone(presenter)
    presenter.view = view
    return view
  }
}
