public import FlowKit

@MainActor
public protocol AccountTypeRouter: AnyObject {
  func didChoose(_ type: AccountType, for user: User)
}

/// Assembles the choice of an account's type, which needs no interactor.
@MainActor
public enum AccountTypeModule {
  public static func make(
    for user: User, router: any AccountTypeRouter, dependencies: OnboardingDependencies
  ) -> any ViewController {
    let presenter = AccountTypePresenter(for: user, router: router)
    let view = dependencies.screens.makeAccountType(presenter)
    presenter.view = view
    return view
  }
}
