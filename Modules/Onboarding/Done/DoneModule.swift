public import FlowKit

@MainActor
public protocol DoneRouter: AnyObject {
  func didFinish(_ onboarded: OnboardedUser)
}

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
