public import FlowKit
import FlowScreens
import Welcome

/// The result of the Bookshelf flow: the items, or cancelled.
public typealias BookshelfFlowResult = FlowOutcome<BookshelfReceipt>

/// Shows a list of stored items, one item in detail, and its actions.
///
/// It starts at the place in the draft; a screen reloads when the person returns to it.
@MainActor
public final class BookshelfFlow: Flow {
  public let context: FlowContext<BookshelfFlowResult>

  let dependencies: BookshelfDependencies
  var draft: BookshelfDraft {
    didSet { if draft != oldValue { context.scope.perform { [self] in await dependencies.drafts.save(draft) } } }
  }
  /// The item of the link that has started the flow.
  private let linkedBook: BookID?
  private weak var shelfPresenter: ShelfPresenter?
  private weak var bookPresenter: BookPresenter?
  private weak var bookScreen: (any ViewController)?
  /// The latest screen above the book; it appears when earlier transitions have finished.
  private weak var newest: (any ViewController)?

  /// Creates a flow that resumes from the draft, if there is one.
  /// - Parameters:
  ///   - presentation: Where the flow is shown.
  ///   - dependencies: The dependencies.
  ///   - id: The item to show above the list, instead of the place in the draft.
  public init(presentation: FlowPresentation, dependencies: BookshelfDependencies, at id: BookID? = nil) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    linkedBook = id
    draft = dependencies.drafts.load() ?? BookshelfDraft()
  }

  /// Shows the list, and the screens above it that the draft names.
  public func didStart() {
    // Saved, so that a kill leads back to the item of the link.
    if let linkedBook { draft = BookshelfDraft(book: linkedBook) }
    if dependencies.needsWelcome() { return startWelcome() }
    context.inOneMovement { showScreens() }
  }

  private func showScreens() {
    showShelf()
    guard let id = draft.book else { return }
    showBook(id)
    if let rating = draft.rating { showRating(rating, of: id) }
  }

  /// Runs the Welcome flow, then starts this flow.
  private func startWelcome() {
    context.start(dependencies.makeWelcomeFlow(context.pushing)) { [weak self] result, _ in
      switch result {
      // Stays on the stack, so that the person can go back and change an answer.
      case .completed: self?.didStart()
      case .cancelled: self?.finish(.cancelled)
      }
    }
  }
}

// MARK: - The list

extension BookshelfFlow: ShelfRouter {
  private func showShelf() {
    let (screen, presenter) = ShelfModule.make(
      draft.search, router: self, scope: context.scope, dependencies: dependencies)
    shelfPresenter = presenter
    context.show(screen)
  }

  func didSearch(for text: String) {
    guard context.isRunning else { return }
    draft.search = text
  }

  func didChoose(_ book: BookID) {
    // Ignore a second tap while the first one's screen is being shown, or when the flow has ended.
    guard draft.book == nil, context.isRunning else { return }
    showBook(book)
  }

  func didFinish(with items: [Book]) {
    guard draft.book == nil, context.isRunning else { return }
    finish(.completed(BookshelfReceipt(items: items)))
  }
}

// MARK: - One of them

extension BookshelfFlow: BookRouter {
  private func showBook(_ id: BookID) {
    draft.book = id
    let (screen, presenter) = BookModule.make(id, router: self, scope: context.scope, dependencies: dependencies)
    (bookPresenter, bookScreen) = (presenter, screen)
    context.show(screen, onRemoved: { [weak self] in self?.didLeaveBook() })
  }

  /// The person is back at the list.
  private func didLeaveBook() {
    // Dismiss a screen that was requested during a swipe back.
    if let newest { context.dismiss(newest, animated: false) }
    newest = nil
    draft = BookshelfDraft(search: draft.search)
    shelfPresenter?.refresh()
  }

  /// Whether the book is on top and not being dismissed.
  var isAtBook: Bool { context.isRunning && draft.book != nil && newest == nil }

  /// Shows a screen above the book.
  func showAboveBook(_ screen: any ViewController, onRemoved: @escaping Completion) {
    newest = screen
    context.show(
      screen,
      onRemoved: { [weak self] in
        onRemoved()
        self?.didReturnToBook()
      })
  }

  /// Dismisses the screens above the book.
  func goBackToBook() {
    guard let bookScreen else { return }
    context.goBack(to: bookScreen)
    didReturnToBook()
  }

  private func didReturnToBook() {
    newest = nil
    bookPresenter?.refresh()
  }
}
