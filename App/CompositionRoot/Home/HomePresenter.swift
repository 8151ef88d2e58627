import FlowKit
import FlowScreens
import FlowShell
import Profile

/// Returns the rows of home and of the settings, as they are at the moment.
typealias HomeRows = @MainActor () -> (home: [AppRow], settings: [AppRow])

/// Handles the person's actions at home, and keeps it up to date.
@MainActor
final class HomePresenter {
  private let interactor: HomeInteractor
  private let rows: HomeRows
  private let overview: NewestQuestion
  private weak let router: (any HomeRouter)?
  private var content = HomeContent()
  /// The number of pages of transfers and businesses that the person wants to see.
  private var pageCount = 1

  weak var view: (any HomeView)? {
    didSet { view?.display(content) }
  }

  init(interactor: HomeInteractor, rows: @escaping HomeRows, scope: FlowScope, router: any HomeRouter) {
    self.interactor = interactor
    self.rows = rows
    overview = NewestQuestion(in: scope)
    self.router = router
    content.show(rows())
  }

  func refresh() {
    // A person with an account must not open another one while the bank answers.
    if interactor.accounts.hasUser, content.steps.contains(where: \.isForNewcomers) {
      content = HomeContent(rows: content.rows)
      view?.display(content)
    }
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

  func didChoose(_ row: AppRow) { router?.didChoose(row) }

  func didTapSettings() { router?.didAskForSettings() }

  private func display(_ result: Result<HomeOverview, ProfileStoreError>) {
    content = HomeContent(result)
    content.show(rows())
    view?.display(content)
  }
}

extension AppRow {
  fileprivate var isForNewcomers: Bool {
    if case .opens(let entry) = action { entry.admission == .newcomers } else { false }
  }
}
