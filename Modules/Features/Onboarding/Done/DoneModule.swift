import FlowKit

/// How the end of the onboarding is left.
@MainActor
protocol DoneRouter: AnyObject {
  /// The person has everything that they need to use the app.
  func didFinish(_ onboarded: OnboardedUser)
}

/// Puts the end of the onboarding together.
@MainActor
enum DoneModule {
  static func make(
    for onboarded: OnboardedUser, router: any DoneRouter, scope: FlowScope, dependencies: OnboardingDependencies
  ) -> any ViewController {
    let interactor = DoneInteractor(drafts: dependencies.drafts)
    let presenter = DonePresenter(for: onboarded, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeDone(presenter)
    presenter.view = view
    return view
  }
}
