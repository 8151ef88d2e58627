public import FlowKit

/// The router of the choice of an account's type.
@MainActor
public protocol AccountTypeRouter: AnyObject {
  /// The person has chosen an account type.
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
