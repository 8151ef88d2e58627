public import FlowKit
import Forms
import Welcome

/// How the Bookshelf flow ends: with all that there is, or cancelled.
public typealias BookshelfFlowResult = FlowOutcome<BookshelfReceipt>

/// Shows all that a store has, one of them, and what can be done with it.
///
/// It begins where the draft says; a screen to which the person comes back asks the store again.
@MainActor
public final class BookshelfFlow: Flow {
  /// The flow's link to its caller and to the screen.
  public let context: FlowContext<BookshelfFlowResult>

  let dependencies: BookshelfDependencies
  var draft: BookshelfDraft {
    didSet { if draft != oldValue { keepDraft() } }
  }
  private weak var shelfPresenter: ShelfPresenter?
  private weak var bookPresenter: BookPresenter?
  private weak var bookScreen: (any ViewController)?
  /// What was shown last above the book: it is up when the transitions before it are over.
  private weak var newest: (any ViewController)?

  /// A flow that goes on with the draft, if there is one.
  /// - Parameters:
  ///   - presentation: Where it is shown.
  ///   - dependencies: What it works with.
  ///   - id: Where it begins instead, with the list below.
  public init(presentation: FlowPresentation, dependencies: BookshelfDependencies, at id: BookID? = nil) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = id.map { BookshelfDraft(book: $0) } ?? dependencies.drafts.load() ?? BookshelfDraft()
  }

  /// Shows the list, and what is above it where the draft was left.
  public func didStart() {
    if dependencies.needsWelcome() { return startWelcome() }
    context.inOneMovement { showScreens() }
  }

  private func showScreens() {
    showShelf()
    guard let id = draft.book else { return }
    showBook(id)
    if let rating = draft.rating { showRating(rating, of: id) }
  }

  /// Runs the Welcome flow first, where it is needed; then this flow begins.
  private func startWelcome() {
    context.start(dependencies.makeWelcomeFlow(context.pushing)) { [weak self] result, _ in
      switch result {
      // Left on the stack: the person can go back, and answer anew.
      case .completed: self?.didStart()
      case .cancelled: self?.finish(.cancelled)
      }
    }
  }

  private func keepDraft() {
    // As it is by then: of several that are kept at once, the last to be written is the newest.
    context.scope.perform { [self] in
      await dependencies.drafts.save(draft)
    } then: {
    }
  }
}

// MARK: - The list

extension BookshelfFlow: ShelfRouter {
  private func showShelf() {
    let (screen, presenter) = ShelfModule.make(router: self, scope: context.scope, dependencies: dependencies)
    shelfPresenter = presenter
    context.show(screen)
  }

  func didChoose(_ book: BookID) {
    // A second tap while the first one's screen is on its way asks for nothing new.
    guard draft.book == nil else { return }
    showBook(book)
  }

  func didFinish(with items: [Book]) {
    guard draft.book == nil else { return }
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

  /// The person is back at the list, from wherever above it.
  private func didLeaveBook() {
    // A screen that was asked for in the middle of a swipe back is not wanted any more.
    if let newest { context.dismiss(newest, animated: false) }
    newest = nil
    draft = BookshelfDraft()
    shelfPresenter?.refresh()
  }

  /// Whether the book is what the person sees, and not on its way away.
  var isAtBook: Bool { context.isRunning && draft.book != nil && newest == nil }

  /// Shows a screen above the book.
  func showAboveBook(_ screen: any ViewController, onRemoved: @escaping Completion) {
    newest = screen
    context.show(
      screen,
      onRemoved: { [weak self] in
        onRemoved()
        self?.didComeBackToBook()
      })
  }

  /// Takes away what is above the book.
  func goBackToBook() {
    guard let bookScreen else { return }
    context.goBack(to: bookScreen)
    didComeBackToBook()
  }

  private func didComeBackToBook() {
    newest = nil
    bookPresenter?.refresh()
  }
}
