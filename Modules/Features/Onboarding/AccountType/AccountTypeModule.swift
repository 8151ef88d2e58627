import FlowKit

/// How the choice of an account's type is left.
@MainActor
protocol AccountTypeRouter: AnyObject {
  /// The person has chosen whom the account is for.
  func didChoose(_ type: AccountType, for user: User)
}

/// Puts the choice of an account's type together; there is nothing to decide about it but the person's choice.
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
