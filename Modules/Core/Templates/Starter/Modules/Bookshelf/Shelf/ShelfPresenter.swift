import FlowKit
public import FlowScreens

/// Handles the person's actions on the list, and keeps it up to date.
@MainActor
public final class ShelfPresenter {
  /// The view, which owns this presenter.
  public weak var view: (any ScreenView<ShelfContent>)? {
    didSet { display() }
  }

  private let interactor: ShelfInteractor
  private let request: LatestRequest
  private weak let router: (any ShelfRouter)?
  private var search: String
  /// The number of items to ask for.
  private var limit = ShelfPresenter.pageLength
  private var found: BookshelfItems?
  private var problem: LocalizedText?
  private var isBusy = false

  init(_ search: String, interactor: ShelfInteractor, scope: FlowScope, router: any ShelfRouter) {
    self.search = search
    self.interactor = interactor
    request = LatestRequest(in: scope)
    self.router = router
  }

  /// The number of items of a new list, which is doubled whenever the person reaches the end.
  static let pageLength = 50

  /// The person has opened the list, returned to it, or pulled it down.
  public func refresh() {
    // The addition returns the newest items.
    guard !isBusy else { return }
    ask { () async throws(BookshelfStoreError) in }
  }

  /// The person has edited the search.
  public func didSearch(for text: String) {
    guard !isBusy else { return }
    (search, limit) = (text, Self.pageLength)
    router?.didSearch(for: text)
    display()
    refresh()
  }

  /// The person has reached the end of the list.
  public func didReachEnd() {
    guard !isBusy else { return }
    limit *= 2
    refresh()
  }

  /// The person wants to add an item.
  public func didTapAdd() {
    // Ignore a second tap while the first one's item is being added.
    guard !isBusy else { return }
    ask(interactor.add)
    isBusy = request.isInProgress
    display()
  }

  /// The person wants to retry loading.
  public func didTapTryAgain() { refresh() }

  /// The person wants to open an item.
  public func didTap(_ book: Book) {
    guard !isBusy else { return }
    router?.didChoose(book.id)
  }

  /// The person has finished.
  public func didTapDone() {
    guard !isBusy, let found else { return }
    router?.didFinish(with: found.items)
  }

  /// Does something first, and then asks for the items.
  private func ask(_ first: @escaping @Sendable () async throws(BookshelfStoreError) -> Void) {
    request.perform { [interactor, search, limit] () async throws(BookshelfStoreError) in
      try await first()
      return try await interactor.items(matching: search, limit: limit)
    } onLapse: { [weak self] in
      self?.didLapse()
    } then: { [weak self] result in
      self?.display(result)
    }
  }

  /// The answer will not arrive, since the visit that asked is over.
  private func didLapse() {
    isBusy = false
    refresh()
  }

  private func display(_ result: Result<BookshelfItems, BookshelfStoreError>) {
    isBusy = false
    switch result {
    case .success(let new): (found, problem) = (new, nil)
    case .failure(let error): problem = error.sentence
    }
    display()
  }

  private func display() {
    let message = problem ?? (found == nil ? "One moment." : nil)
    view?.display(
      ShelfContent(
        search: search, items: found?.items, hasMore: found?.hasMore == true, message: message,
        canTryAgain: problem != nil, isBusy: isBusy))
  }
}
