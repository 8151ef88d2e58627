import FlowKit
import Money
import Profile
import Transfer

/// Takes what the person does at home, and keeps home up to date.
@MainActor
final class HomePresenter {
  private let interactor: HomeInteractor
  private let scope: FlowScope
  private weak let router: (any HomeRouter)?
  private var content = HomeContent()

  weak var view: (any HomeView)? {
    didSet { view?.display(content) }
  }

  init(interactor: HomeInteractor, scope: FlowScope, router: any HomeRouter) {
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// What home shows may have changed.
  func refresh() {
    scope.attempt { [interactor] () async throws(ProfileStoreError) in
      try await interactor.overview()
    } then: { [weak self] result in
      self?.display(HomeContent(result))
    }
  }

  /// The person wants to know what could not be learned before.
  func didTapTryAgain() { router?.didAskToTryAgain() }

  /// The person wants to say who they are.
  func didTapAddProfile() { router?.didAskToAddProfile() }

  /// The person wants an account.
  func didTapOpenAccount() { router?.didAskForAccount() }

  /// The person wants to send money, from one balance or from any.
  func didTapSend(from currency: Currency? = nil) { router?.didAskToSend(from: currency) }

  /// The person wants to send once more what they sent before.
  func didTapRepeat(_ transfer: BankTransfer) { router?.didAskToRepeat(transfer) }

  /// The person wants to know what has become of a transfer.
  func didTapOpen(_ transfer: BankTransfer) { router?.didAskToOpen(transfer) }

  /// The person wants to go where a row leads.
  func didTap(_ row: HomeRow) { router?.didChoose(row) }

  /// The person wants to see what the app knows about them.
  func didTapSettings() { router?.didAskForSettings() }

  private func display(_ content: HomeContent) {
    self.content = content
    view?.display(content)
  }
}
