import FlowKit

/// The router of the choice of an account's type.
@MainActor
protocol AccountTypeRouter: AnyObject {
  /// The person has chosen an account type.
  func didChoose(_ type: AccountType, for user: User)
}

/// Assembles the choice of an account's type, which needs no interactor.
@MainActor
enum AccountTypeModule {
  static func make(
    for user: User, router: any AccountTypeRouter, dependencies: OnboardingDependencies
  ) -> any ViewController {
    let presenter = AccountTypePresenter(for: user, router: router)
    let view = dependencies.screens.makeAccountType(presenter)
    presenter.view = view
    return view
  }
}
