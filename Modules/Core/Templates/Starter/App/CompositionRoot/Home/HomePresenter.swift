import FlowScreens
import FlowShell

/// Handles the person's actions at home, and keeps it up to date.
@MainActor
final class HomePresenter {
  private let interactor: HomeInteractor
  private weak let router: (any HomeRouter)?

  weak var view: (any HomeView)? {
    didSet { refresh() }
  }

  init(interactor: HomeInteractor, router: any HomeRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// Reloads the content of home.
  func refresh() {
    view?.display(HomeContent(greeting: interactor.greeting, rows: interactor.rows))
  }

  /// The person has chosen a row.
  func didChoose(_ row: AppRow) { router?.didChoose(row) }

  /// The person wants to open the settings.
  func didTapSettings() { router?.didAskForSettings() }
}
