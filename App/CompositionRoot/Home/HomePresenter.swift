public import AppShell
import FlowKit
public import Money
import Profile
import Screens
public import Transfer

/// Takes what the person does at home, and keeps home up to date.
@MainActor
public final class HomePresenter {
  private let interactor: HomeInteractor
  private let scope: FlowScope
  private weak let router: (any HomeRouter)?
  private var content: HomeContent

  weak var view: (any HomeView)? {
    didSet { view?.display(content) }
  }

  /// - Parameter rows: Where home leads, whatever the app knows of the person.
  init(interactor: HomeInteractor, rows: [AppRow], scope: FlowScope, router: any HomeRouter) {
    content = HomeContent(rows: rows)
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// What home shows may have changed.
  public func refresh() {
    scope.attempt { [interactor] () async throws(ProfileStoreError) in
      try await interactor.overview()
    } then: { [weak self] result in
      self?.display(result)
    }
  }

  /// The person wants to know what could not be learned before.
  public func didTapTryAgain() { router?.didAskToTryAgain() }

  /// The person wants to say who they are.
  public func didTapAddProfile() { router?.didAskToAddProfile() }

  /// The person wants an account.
  public func didTapOpenAccount() { router?.didAskForAccount() }

  /// The person wants to send money, from one balance or from any.
  public func didTapSend(from currency: Currency? = nil) { router?.didAskToSend(from: currency) }

  /// The person wants to send once more what they sent before.
  public func didTapRepeat(_ transfer: BankTransfer) { router?.didAskToRepeat(transfer) }

  /// The person wants to know what has become of a transfer.
  public func didTapOpen(_ transfer: BankTransfer) { router?.didAskToOpen(transfer) }

  /// The person wants to go where a row leads.
  public func didTap(_ row: AppRow) { router?.didChoose(row) }

  /// The person wants to see what the app knows about them.
  public func didTapSettings() { router?.didAskForSettings() }

  private func display(_ result: Result<HomeOverview, ProfileStoreError>) {
    content = HomeContent(result, rows: content.rows)
    view?.display(content)
  }
}
