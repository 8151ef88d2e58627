public import AppShell
import Screens

/// Takes what the person does at home, and keeps home up to date.
@MainActor
public final class HomePresenter {
  private let interactor: HomeInteractor
  private let rows: [AppRow]
  private weak let router: (any HomeRouter)?

  weak var view: (any HomeView)? {
    didSet { refresh() }
  }

  init(interactor: HomeInteractor, rows: [AppRow], router: any HomeRouter) {
    self.interactor = interactor
    self.rows = rows
    self.router = router
  }

  /// What home shows may have changed.
  public func refresh() {
    view?.display(HomeContent(greeting: interactor.greeting, rows: rows))
  }

  /// The person wants to go where a row leads.
  public func didTap(_ row: AppRow) { router?.didChoose(row) }

  /// The person wants to see what the app knows about them.
  public func didTapSettings() { router?.didAskForSettings() }
}
