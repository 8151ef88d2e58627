public import FlowKit

/// A window in memory: an array of stacks, which a test inspects, and on which it acts as the person.
///
/// Transitions complete at once, or stay in progress until the test inspects or acts, so that the app's code runs
/// during transitions (``Pace``).
@MainActor
public final class TestWindow {
  /// The time at which transitions complete.
  public enum Pace: Sendable {
    case immediate
    /// When the test inspects the window, or acts as the person.
    case whenAsked
    /// Only with ``TestWindow/settle()``.
    case held
  }

  /// One call of a presenter or a dismisser.
  public enum Transition: Equatable {
    /// Screens were pushed; with the last of them.
    case pushed(ObjectIdentifier, animated: Bool)
    /// Screens replaced everything on their stack; with the last of them.
    case replaced(ObjectIdentifier, animated: Bool)
    /// A screen was presented above the others.
    case presented(ObjectIdentifier, ModalStyle, animated: Bool)
    /// A screen was dismissed, with everything above it.
    case dismissed(ObjectIdentifier, animated: Bool)
    case selected(Int)
  }

  public let windowRecord = WindowRecord()
  /// The bottom stack of the window, to push flows onto.
  public let navigation = TestNavigationController()
  /// The time at which animated transitions complete.
  public var pace: Pace

  var layers: [Layer]
  private(set) var performed: [Transition] = []
  private var arrivals = TestQueue()
  private var waiting = TestQueue()
  private(set) var isSwiping = false

  public init(pace: Pace = .immediate) {
    self.pace = pace
    layers = [Layer(root: navigation, style: nil)]
  }

  /// A Boolean value that indicates whether animated transitions stay in progress until ``settle()``.
  public var holdsTransitions: Bool {
    get { pace == .held }
    set { pace = newValue ? .held : .immediate }
  }

  /// The presentation on the window's stack.
  public var pushing: FlowPresentation { .push(onto: navigation, using: self) }

  /// Returns the presentation above the window's stack.
  public func presenting(_ style: ModalStyle = .sheet) -> FlowPresentation {
    .present(style, over: navigation, using: self)
  }

  /// Completes the current transition, and all pending ones.
  public func settle() {
    while settleOne() {}
  }

  /// Completes one transition; the next one begins.
  /// - Returns: whether a transition was in progress.
  @discardableResult
  public func settleOne() -> Bool {
    guard let arrive = arrivals.next() else { return false }
    arrive()
    runSettledClosures()
    return true
  }

  /// Completes transitions, unless the test holds them.
  func settleUnlessHeld() {
    if pace == .whenAsked { settle() }
  }
}

// MARK: - Visible screens

extension TestWindow {
  /// All screens, bottom first, including those in hidden tabs.
  public var viewControllers: [any ViewController] {
    settleUnlessHeld()
    return layers.flatMap(\.screens).map(\.viewController)
  }

  /// The names of ``viewControllers``: that of a ``TestScreen``, the title of an alert, the class of any other.
  public var names: [String] {
    viewControllers.map { viewController in
      switch viewController {
      case let screen as TestScreen: screen.name
      case let alert as TestAlert: alert.content.title.developerForm
      default: String(describing: type(of: viewController))
      }
    }
  }

  /// The visible screen, or the alert above it; nil when the window is empty.
  public var top: (any ViewController)? {
    settleUnlessHeld()
    return topViewController
  }

  /// The number of stacks and single screens that are presented above the window's stack.
  public var modalCount: Int {
    settleUnlessHeld()
    return layers.count - 1
  }

  /// The transitions that presenters and dismissers were asked for, in order.
  public var transitions: [Transition] {
    settleUnlessHeld()
    return performed
  }
}

// MARK: - Transitions

extension TestWindow {
  var isSettled: Bool { arrivals.isEmpty && !isSwiping }

  func perform(_ transition: Transition, animated: Bool, arrival: @escaping Completion) {
    performed.append(transition)
    guard pace != .immediate, animated else { return arrival() }
    arrivals.append(arrival)
    // A test that only waits for work does not inspect the window itself.
    if pace == .whenAsked { Task { settleUnlessHeld() } }
  }

  func beginSwipe() { isSwiping = true }

  /// FlowKit is informed of removed screens when the swipe is over.
  func endSwipe(_ performRemoval: () -> Void) {
    isSwiping = false
    performRemoval()
    runSettledClosures()
  }

  func wait(_ body: @escaping Completion) {
    if isSettled { body() } else { waiting.append(body) }
  }

  private func runSettledClosures() {
    while isSettled, let body = waiting.next() { body() }
  }
}

// MARK: - The person

extension TestWindow {
  /// Taps the back button; on the first screen of a modal stack, its close button.
  /// - Returns: whether the screen was dismissed; one that asks first stays.
  @discardableResult
  public func goBack() -> Bool {
    settleUnlessHeld()
    guard let top = layers.last?.top else { return false }
    return leave(from: top)
  }

  /// Swipes back.
  /// - Parameter cancelled: whether the person cancels the swipe.
  public func swipeBack(cancelled: Bool = false) {
    guard beginSwipeBack() else { return }
    endSwipeBack(cancelled: cancelled)
  }

  /// Begins a swipe; until it ends, no transition can begin.
  /// - Returns: whether the swipe has begun; a screen that asks first does not move.
  @discardableResult
  public func beginSwipeBack() -> Bool {
    settleUnlessHeld()
    guard let top = layers.last?.top, !(top.viewController is TestAlert) else { return false }
    guard FlowScreen.mayLeave(screens(from: top)) else { return false }
    beginSwipe()
    return true
  }

  /// Completes or cancels the swipe.
  public func endSwipeBack(cancelled: Bool) {
    endSwipe {
      if !cancelled, let top = layers.last?.top { performRemoval([top], byPerson: true) }
    }
  }

  /// Pulls down the topmost sheet with its content.
  /// - Returns: whether the sheet was dismissed.
  @discardableResult
  public func pullDown() -> Bool {
    settleUnlessHeld()
    guard let layer = layers.last, layer.style?.isDismissible == true, let first = layer.ownScreens.first else {
      return false
    }
    return leave(from: first)
  }

  /// Chooses a screen from the menu of the back button; nil for the view controller below all screens.
  public func goBack(to viewController: (any ViewController)?) {
    settleUnlessHeld()
    let screens = layers.last?.visibleStacks.last?.screens ?? layers.last?.ownScreens ?? []
    let position = screens.firstIndex { $0.viewController === viewController }.map { $0 + 1 } ?? 0
    if position < screens.count { leave(from: screens[position]) }
  }

  /// Selects a tab of the visible tab bar.
  public func select(tab index: Int) {
    settleUnlessHeld()
    if let tabs = layers.last?.visibleTabBars.last { select(index, of: tabs) }
  }

  /// Taps a button of the topmost alert, which dismisses the alert.
  /// - Returns: whether there is such a button.
  @discardableResult
  public func answer(_ label: LocalizedText) -> Bool {
    settleUnlessHeld()
    guard
      let screen = layers.last?.single, let alert = screen.viewController as? TestAlert,
      let button = alert.content.buttons.first(where: { $0.label == label })
    else { return false }
    button.choose()
    performRemoval([screen], byPerson: true)
    return true
  }

  @discardableResult
  private func leave(from screen: FlowScreen) -> Bool {
    guard !(screen.viewController is TestAlert), FlowScreen.mayLeave(screens(from: screen)) else { return false }
    performRemoval([screen], byPerson: true)
    return true
  }
}
