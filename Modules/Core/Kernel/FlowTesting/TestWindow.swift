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

// MARK: - What the person sees

extension TestWindow {
  /// All screens, bottom first, including those in hidden tabs.
  public var viewControllers: [any ViewController] {
    settleUnlessHeld()
    return layers.flatMap(\.screens).map(\.viewController)
  }

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
