import FlowKit
public import FlowScreens

/// Handles the person's actions on an item, and keeps its screen up to date.
@MainActor
public final class BookPresenter {
  /// The view, which owns this presenter.
  public weak var view: (any ScreenView<BookContent>)? {
    didSet { display() }
  }

  private let interactor: BookInteractor
  private let request: LatestRequest
  private weak let router: (any BookRouter)?
  private var book: Book?
  private var problem: LocalizedText?
  private var isBusy = false

  init(interactor: BookInteractor, scope: FlowScope, router: any BookRouter) {
    self.interactor = interactor
    request = LatestRequest(in: scope)
    self.router = router
  }

  /// The person has opened the item, or returned to it.
  func refresh() {
    // The running action returns the newest state.
    guard !isBusy else { return }
    request.perform(interactor.book, onLapse: { [weak self] in self?.didLapse() }) { [weak self] result in
      // The former content may be outdated, such as after a form was saved.
      self?.book = nil
      self?.display(result)
    }
  }

  /// The person wants to retry loading.
  public func didTapTryAgain() { refresh() }

  /// The person wants to change the answer of the Rating screen.
  public func didTapRating() {
    guard !isBusy, let book else { return }
    router?.didAskForRating(of: book)
  }

  /// The person wants Lending, and is asked to confirm.
  public func didTapLending() {
    guard !isBusy, book?.lending == false else { return }
    router?.didAskForLending { [weak self, interactor] in self?.confirm(interactor.doLending) }
  }

  /// The person has confirmed.
  private func confirm(_ act: @escaping @Sendable () async throws(BookshelfStoreError) -> Book) {
    guard !isBusy else { return }
    request.perform(act, onLapse: { [weak self] in self?.didLapse() }) { [weak self] in self?.didConfirm($0) }
    isBusy = request.isInProgress
    display()
  }

  /// The answer will not arrive, since the visit that asked is over.
  private func didLapse() {
    isBusy = false
    refresh()
  }

  private func didConfirm(_ result: Result<Book, BookshelfStoreError>) {
    isBusy = false
    display(result)
    guard case .success = result else { return }
    router?.didAskForThanks()
  }

  private func display(_ result: Result<Book, BookshelfStoreError>) {
    switch result {
    case .success(let new): (book, problem) = (new, nil)
    case .failure(let error): problem = error.sentence
    }
    display()
  }

  private func display() {
    let message = problem ?? (book == nil ? "One moment." : nil)
    view?.display(BookContent(book: book, message: message, canTryAgain: problem != nil, isBusy: isBusy))
  }
}
