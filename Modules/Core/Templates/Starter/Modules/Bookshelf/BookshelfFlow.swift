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
  @SavedDraft var draft: BookshelfDraft
  let steps: StepStack<Step>
  /// The item of the link that has started the flow.
  private let linkedBook: BookID?
  private weak var shelfPresenter: ShelfPresenter?
  private weak var bookPresenter: BookPresenter?

  /// The levels of the stack; one action of an item is above it at a time.
  enum Step {
    case list
    case item
    case action
  }

  /// Creates a flow that resumes from the draft, if there is one.
  /// - Parameters:
  ///   - presentation: Where the flow is shown.
  ///   - dependencies: The dependencies.
  ///   - id: The item to show above the list, instead of the place in the draft.
  public init(presentation: FlowPresentation, dependencies: BookshelfDependencies, at id: BookID? = nil) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    linkedBook = id
    _draft = SavedDraft(dependencies.drafts.load() ?? BookshelfDraft(), in: dependencies.drafts, scope: context.scope)
    steps = StepStack(in: context)
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
    steps.show(.list, onto: nil) {
      let (screen, presenter) = ShelfModule.make(
        draft.search, router: self, scope: context.scope, dependencies: dependencies)
      shelfPresenter = presenter
      return screen
    }
  }

  func didSearch(for text: String) {
    guard context.isRunning else { return }
    draft.search = text
  }

  func didChoose(_ book: BookID) {
    guard steps.isAt(.list) else { return }
    draft.book = book
    showBook(book)
  }

  func didFinish(with items: [Book]) {
    guard steps.isAt(.list) else { return }
    finish(.completed(BookshelfReceipt(items: items)))
  }
}

// MARK: - One of them

extension BookshelfFlow: BookRouter {
  private func showBook(_ id: BookID) {
    steps.show(.item, onto: .list, onRemoved: { [weak self] in self?.didLeaveBook() }) {
      let (screen, presenter) = BookModule.make(id, router: self, scope: context.scope, dependencies: dependencies)
      bookPresenter = presenter
      return screen
    }
  }

  /// The person is back at the list.
  private func didLeaveBook() {
    draft = BookshelfDraft(search: draft.search)
    shelfPresenter?.refresh()
  }

  /// Shows the screen of an action above the book, which is refreshed when the person is back.
  func showAboveBook(onRemoved: @escaping Completion = {}, _ make: () -> any ViewController) {
    steps.show(
      .action, onto: .item,
      onRemoved: { [weak self] in
        onRemoved()
        self?.bookPresenter?.refresh()
      }, make)
  }

  /// Dismisses the screens above the book.
  func goBackToBook() {
    steps.goBack(to: .item)
    bookPresenter?.refresh()
  }
}
