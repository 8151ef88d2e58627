import FlowScreens

/// Forwards the person's choice of an account type.
@MainActor
public final class AccountTypePresenter {
  private let user: User
  private weak let router: (any AccountTypeRouter)?

  weak var view: (any ScreenView<AccountTypeContent>)? {
    didSet { view?.display(AccountTypeContent(choices: AccountType.allCases)) }
  }

  init(for user: User, router: any AccountTypeRouter) {
    self.user = user
    self.router = router
  }

  public func didChoose(_ type: AccountType) {
    router?.didChoose(type, for: user)
  }
}
