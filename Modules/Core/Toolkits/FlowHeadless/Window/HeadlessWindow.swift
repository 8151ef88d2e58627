public import FlowKit

/// A window without a display, with UIKit's documented rules: code that works here works there.
///
/// An animated transition lasts until the next turn of the run loop, which is ``turn()``; one without animation is over when
/// the call returns. A call that UIKit would refuse is recorded, changes nothing, and completes at once, so that the run can
/// end and report the violation.
@MainActor
public final class HeadlessWindow {
  /// The root of the window.
  public let rootViewController: HeadlessViewController
  /// The refused calls, in order.
  public private(set) var violations: [Violation] = []

  /// The topmost presented controller, or else the root.
  var topContainer: HeadlessViewController
  var transition: Transition?
  /// The screen that the person holds half way through a swipe back.
  var swipedScreen: HeadlessViewController?
  /// The waits for rest that the window must end.
  var waits: [Wait] = []
  private var settledQueue = SettledQueue()

  /// Creates a window with a root.
  public init(rootViewController: HeadlessViewController) {
    self.rootViewController = rootViewController
    topContainer = rootViewController
    rootViewController.windowOfContainer = self
    topViewController?.loadViewIfNeeded()
  }

  /// A Boolean value that indicates whether a transition is in progress.
  public var isInTransition: Bool { transition != nil }

  /// A Boolean value that indicates whether the person holds a swipe back half way.
  public var isSwiping: Bool { swipedScreen != nil }

  /// Whether a transition can begin now.
  var isSettled: Bool { !isInTransition && !isSwiping }

  /// Calls `body` as soon as no transition and no swipe is in progress.
  public func whenSettled(_ body: @escaping Completion) {
    guard !isSettled else { return body() }
    settledQueue.append(body)
    endWaits()
  }

  func refuse(_ rule: Violation.Rule, to call: String) {
    violations.append(Violation(rule: rule, call: call, stack: stack))
  }

  /// Ends the waits, since the window needs a turn of the run loop, or work waits for the end of a swipe.
  func endWaits() {
    for wait in waits { wait.end() }
  }

  func runSettledClosures() {
    while !isInTransition, let body = settledQueue.takeFirst() { body() }
  }

  /// Whether work waits for the end of a held swipe.
  package var hasWorkAwaitingSwipe: Bool { isSwiping && !settledQueue.isEmpty }
}

// MARK: - Visible screens

extension HeadlessWindow {
  /// The visible screen; nil if the stack is empty.
  public var topViewController: HeadlessViewController? { topContainer.visibleScreen }

  /// All screens in the window, bottom first, including those in hidden tabs.
  public var viewControllers: [HeadlessViewController] {
    var screens: [HeadlessViewController] = []
    for container in containers { container.forEachScreen { screens.append($0) } }
    return screens
  }

  /// The root and the modals above it, bottom first.
  var containers: some Sequence<HeadlessViewController> { sequence(first: rootViewController, next: \.modal) }

  /// All screens by name, from the root to the visible one, including those in hidden tabs.
  public var stack: ScreenStack { ScreenStack(entries: containers.flatMap { $0.entries(placement: $0.placement) }) }
}
