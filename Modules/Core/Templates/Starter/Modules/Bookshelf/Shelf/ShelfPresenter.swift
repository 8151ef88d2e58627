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
  private let question: NewestQuestion
  private weak let router: (any ShelfRouter)?
  private var items: [Book]?
  private var problem: String?

  init(interactor: ShelfInteractor, scope: FlowScope, router: any ShelfRouter) {
    self.interactor = interactor
    question = NewestQuestion(in: scope)
    self.router = router
  }

  /// The person has opened the list, or returned to it.
  func refresh() { ask(interactor.items) }

  /// The person wants to add an item.
  public func didTapAdd() { ask(interactor.add) }

  /// The person wants to retry loading.
  public func didTapTryAgain() { refresh() }

  /// The person wants to open an item.
  public func didTap(_ book: Book) { router?.didChoose(book.id) }

  /// The person has finished.
  public func didTapDone() {
    if let items { router?.didFinish(with: items) }
  }

  private func ask(_ work: @escaping @Sendable () async throws(BookshelfStoreError) -> [Book]) {
    question.ask(work) { [weak self] result in self?.display(result) }
  }

  private func display(_ result: Result<[Book], BookshelfStoreError>) {
    switch result {
    case .success(let all): (items, problem) = (all, nil)
    case .failure(let error): problem = error.sentence
    }
    display()
  }

  private func display() {
    let message = problem ?? (items == nil ? "One moment." : items == [] ? "There is nothing here yet." : nil)
    view?.display(ShelfContent(items: items ?? [], message: message, canTryAgain: problem != nil))
  }
}
