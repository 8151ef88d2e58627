public import FlowKit
public import FlowScreens

/// A screen without a display: subclass it, and show its content with ``show(_:isBusy:rows:)``.
@MainActor
open class HeadlessViewController: ViewController {
  /// The name in journeys and stacks: the words of the type's name, without its kind.
  open var screenName: String { nameOfType }

  // Cached, since every snapshot needs it.
  private lazy final var nameOfType = TypeNameWords.words(of: type(of: self))
  package private(set) final var page = Page("") {} {
    didSet {
      (knownContent, knownLists) = (KnownContent(), nil)
      scroll.adapt(to: page)
      window?.checkTranslations(of: self)
    }
  }
  /// The scroll positions of the page's lists.
  package final var scroll = PageScroll() {
    didSet { knownContent = KnownContent() }
  }
  /// The content of the page at its scroll position, kept since most steps of a journey look at the same pages, several times.
  final var knownContent = KnownContent()
  private final var knownLists: [ListRow]?
  /// The lines and controls of the page, with texts as journeys have them.
  final var parts: [PageElement] {
    if let known = knownContent.parts { return known }
    let parts = page.parts(at: scroll, in: .developers)
    knownContent.parts = parts
    return parts
  }
  /// The elements of the screen's description, from top to bottom, with texts as journeys have them.
  final var elements: [ScreenSnapshot.Element] {
    if let known = knownContent.elements { return known }
    let elements = parts.map { $0.element }
    knownContent.elements = elements
    return elements
  }
  /// The ways in which the person can scroll the page.
  final var possibleMoves: [PersonAction.Scroll] {
    let lists = knownLists ?? page.lists
    knownLists = lists
    return scroll.possibleMoves(lists)
  }
  /// A Boolean value that indicates whether the view is loaded, which happens when the screen first becomes visible.
  public private(set) final var isViewLoaded = false
  /// The navigation controller whose stack contains this screen.
  public final var navigationController: HeadlessNavigationController? { navigation }

  // Not public, so that the compiler can omit exclusivity checks at run time.
  final weak var navigation: HeadlessNavigationController?
  final var modal: HeadlessViewController?
  final weak var modalHost: HeadlessViewController?
  final var modalStyle: ModalStyle?
  /// The window, if this controller is its root or presented in it.
  final weak var windowOfContainer: HeadlessWindow?
  /// FlowKit's handle for this screen, while a flow's presenter shows it.
  final var flowScreen: FlowScreen?
  final var removalMarks = RemovalMarks()

  /// The controller that contains this one; for a stack in a tab, the tab bar controller.
  var parent: HeadlessViewController? { navigation }
  /// The visible screen of this controller, without modals above it.
  var visibleScreen: HeadlessViewController? { self }
  /// Whether it can be pushed onto a stack.
  var isPushable: Bool { true }

  public init() {}

  /// Called once, when the screen first becomes visible, before it is drawn.
  open func viewDidLoad() {}

  /// Called when the person has pulled down a sheet with this screen on top, and it stays.
  ///
  /// The screen is busy, or asks before it is left. UIKit: `presentationControllerDidAttemptToDismiss(_:)`.
  open func didAttemptToDismiss() {}

  /// Replaces the content of the screen.
  /// - Parameters:
  ///   - title: The title at the top.
  ///   - isBusy: Whether the screen is busy; a busy screen cannot be left.
  ///   - rows: The rows of the screen, from top to bottom.
  public final func show(
    _ title: LocalizedText, isBusy: Bool = false, @RowBuilder rows: () -> [Row] = { [] }
  ) {
    page = Page(title, isBusy: isBusy, rows: rows)
  }

  public final func show(_ page: Page) { self.page = page }

  /// The lines of text on the screen, from top to bottom.
  public final var lines: [String] {
    elements.compactMap { if case .line(let line) = $0 { line.text } else { nil } }
  }

  /// The lines that say what went wrong.
  package final var problems: [String] {
    elements.compactMap { if case .line(let line) = $0, line.isProblem { line.text } else { nil } }
  }

  /// Calls `body` with each screen in this controller, bottom first, without its modals.
  func forEachScreen(_ body: (HeadlessViewController) -> Void) { body(self) }

  final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }
}

/// The parts of a page at a scroll position, and the values and the text of them, as far as they are known.
struct KnownContent {
  var parts: [PageElement]?
  var elements: [ScreenSnapshot.Element]?
  var fieldValues: [(label: String, value: String)]?
  var text: String?
}

// MARK: - Containers

extension HeadlessViewController {
  /// The window that contains this screen, even if it is covered or in a hidden tab.
  public final var window: HeadlessWindow? { container.windowOfContainer }

  /// The controller that is presented by this one or by its container.
  public final var presentedViewController: HeadlessViewController? { container.modal }

  /// The controller that presents this one or its container.
  public final var presentingViewController: HeadlessViewController? { container.modalHost }

  /// The outermost controller that contains this one, which presents on its behalf, as in UIKit.
  final var container: HeadlessViewController {
    var container = self
    while let parent = container.parent { container = parent }
    return container
  }

  /// Whether it is in a window or in another controller.
  final var isAttached: Bool { parent != nil || windowOfContainer != nil }

  /// Moves the flows' handles for the screens in this controller to `screens`, bottom first.
  final func moveFlowScreens(to screens: inout [FlowScreen]) {
    forEachScreen { controller in
      if let screen = controller.flowScreen.take() { screens.append(screen) }
    }
  }
}

/// Makes screens without a display from pages.
public struct HeadlessToolkit: PageToolkit {
  public init() {}

  public func screen<Content: Equatable & Sendable>(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) -> any ScreenView<Content> {
    HeadlessPageScreen(name, onTimePassed: onTimePassed, page: page)
  }
}

/// A screen that displays the page of its content.
private final class HeadlessPageScreen<Content: Equatable & Sendable>: HeadlessViewController, ScreenView, TimeAware {
  override var screenName: String { name }

  private let name: String
  private let onTimePassed: @MainActor () -> Void
  private let makePage: @MainActor (Content) -> Page

  init(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) {
    self.name = name
    self.onTimePassed = onTimePassed
    makePage = page
  }

  func display(_ content: Content) { show(makePage(content)) }

  func timeDidPass() { onTimePassed() }
}
