public import FlowKit

/// Keeps what flows show as an array of stacks; a test reads it, and acts on it as the person.
///
/// A transition is over when the call returns; or it stays on its way until the test looks or acts, so that what the app
/// does in one go meets transitions on their way (``Pace``).
@MainActor
public final class TestWindow {
  /// When transitions arrive.
  public enum Pace: Sendable {
    /// When the call returns.
    case immediate
    /// When the test asks for something, or acts as the person.
    case whenAsked
    /// With ``TestWindow/settle()`` only.
    case held
  }

  /// One call of a presenter or a dismisser.
  public enum Transition: Equatable {
    /// Screens were pushed; the last of them is named.
    case pushed(ObjectIdentifier, animated: Bool)
    /// Screens took the place of all that was on their stack; the last of them is named.
    case replaced(ObjectIdentifier, animated: Bool)
    /// A screen was presented above the others.
    case presented(ObjectIdentifier, ModalStyle, animated: Bool)
    /// A screen was taken away, with all above it.
    case dismissed(ObjectIdentifier, animated: Bool)
    /// Another tab was selected.
    case selected(Int)
  }

  /// The stack at the bottom: of the window, and the one to push a flow onto.
  public let navigation = TestNavigationController()
  /// When animated transitions arrive.
  public var pace: Pace

  var layers: [Layer]
  private(set) var performed: [Transition] = []
  private var onTheirWay = TestQueue()
  private var waiting = TestQueue()
  private(set) var isSwiping = false

  /// A window with nothing on its stack.
  public init(pace: Pace = .immediate) {
    self.pace = pace
    layers = [Layer(root: navigation, style: nil)]
  }

  /// Whether animated transitions stay on their way until ``settle()``.
  public var holdsTransitions: Bool {
    get { pace == .held }
    set { pace = newValue ? .held : .immediate }
  }

  /// Where the flow under test goes: pushed onto the window's stack.
  public var pushing: FlowPresentation { .push(onto: navigation, using: self) }

  /// Where the flow under test goes: presented above the window's stack.
  public func presenting(_ style: ModalStyle = .sheet) -> FlowPresentation {
    .present(style, over: navigation, using: self)
  }

  /// Lets what is on its way arrive, and what waits behind it.
  public func settle() {
    while settleOne() {}
  }

  /// Lets one transition arrive; the next one begins.
  /// - Returns: whether one was on its way.
  @discardableResult
  public func settleOne() -> Bool {
    guard let arrive = onTheirWay.next() else { return false }
    arrive()
    letWaitingGo()
    return true
  }

  /// Lets it arrive, unless the test wants to do that itself.
  func look() {
    if pace == .whenAsked { settle() }
  }
}

// MARK: - What the person sees

extension TestWindow {
  /// All screens on show, bottom first; those of a tab that is not seen, too.
  public var viewControllers: [any ViewController] {
    look()
    return layers.flatMap(\.screens).map(\.viewController)
  }

  /// The screen that the person sees.
  public var top: (any ViewController)? {
    look()
    return topViewController
  }

  /// How many stacks and single screens are presented above the window's stack.
  public var modalCount: Int {
    look()
    return layers.count - 1
  }

  /// All that presenters and dismissers were asked to do, in order.
  public var transitions: [Transition] {
    look()
    return performed
  }
}

// MARK: - Transitions

extension TestWindow {
  var isSettled: Bool { onTheirWay.isEmpty && !isSwiping }

  func perform(_ transition: Transition, animated: Bool, arrival: @escaping Completion) {
    performed.append(transition)
    guard pace != .immediate, animated else { return arrival() }
    onTheirWay.append(arrival)
    // A test that waits for work does not look at what the work brings about.
    if pace == .whenAsked { Task { look() } }
  }

  func beginSwipe() { isSwiping = true }

  /// What goes by it is told when nothing moves any more.
  func endSwipe(_ takeAway: () -> Void) {
    isSwiping = false
    takeAway()
    letWaitingGo()
  }

  func wait(_ body: @escaping Completion) {
    if isSettled { body() } else { waiting.append(body) }
  }

  private func letWaitingGo() {
    while isSettled, let body = waiting.next() { body() }
  }
}
