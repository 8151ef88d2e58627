import FlowKit
import FlowScreens
import FlowShell
import Profile

/// Handles the person's actions at home, and keeps it up to date.
@MainActor
final class HomePresenter {
  private let interactor: HomeInteractor
  private let overview: NewestQuestion
  private weak let router: (any HomeRouter)?
  private var content: HomeContent
  /// The number of pages of transfers and businesses that the person wants to see.
  private var pageCount = 1

  weak var view: (any HomeView)? {
    didSet { view?.display(content) }
  }

  /// - Parameter rows: The rows that home always shows.
  init(interactor: HomeInteractor, rows: [AppRow], scope: FlowScope, router: any HomeRouter) {
    content = HomeContent(rows: rows)
    self.interactor = interactor
    overview = NewestQuestion(in: scope)
    self.router = router
  }

  /// Reloads the content of home.
  func refresh() {
    overview.ask { [interactor, pageCount] () async throws(ProfileStoreError) in
      try await interactor.overview(pageCount: pageCount)
    } then: { [weak self] result in
      self?.display(result)
    }
  }

  /// The person wants to see older transfers and businesses.
  func didTapShowMore() {
    guard content.canShowMore, !overview.isAwaited else { return }
    pageCount += 1
    refresh()
  }

  /// The person wants to retry loading.
  func didTapTryAgain() { router?.didAskToTryAgain() }

  /// The person has chosen a row.
  func didTap(_ row: AppRow) { router?.didChoose(row) }

  /// The person wants to open the settings.
  func didTapSettings() { router?.didAskForSettings() }

  private func display(_ result: Result<HomeOverview, ProfileStoreError>) {
    content = HomeContent(result, rows: content.rows)
    view?.display(content)
  }
}
