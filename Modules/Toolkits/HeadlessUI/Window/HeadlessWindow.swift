public import FlowKit

/// A window without glass, with UIKit's documented rules: what works here works there.
///
/// A transition that is animated is on its way until the run loop turns, which is ``turn()``; one that is not is done
/// when the call returns. What UIKit refuses is recorded, changes nothing, and completes at once, so that a run that
/// breaks a rule comes to its end and can say so.
@MainActor
public final class HeadlessWindow {
  /// The bottom of everything.
  public let rootViewController: HeadlessViewController
  /// What was asked for and refused, in order.
  public private(set) var violations: [Violation] = []

  /// The controller presented above all others, or else the root.
  var topContainer: HeadlessViewController
  var transition: Transition?
  /// The screen under the person's finger, half way through a swipe back.
  var swipedScreen: HeadlessViewController?
  /// Who waits for the app to be at rest, and cannot know that without the window.
  var waits: [Wait] = []
  private var settlers = Settlers()

  /// A window that shows `rootViewController`.
  public init(rootViewController: HeadlessViewController) {
    self.rootViewController = rootViewController
    topContainer = rootViewController
    rootViewController.windowOfContainer = self
    topViewController?.loadViewIfNeeded()
  }

  /// Whether a transition is on its way until the run loop turns.
  public var isInTransition: Bool { transition != nil }

  /// Whether the person's finger is on the screen, half way through a swipe back.
  public var isSwiping: Bool { swipedScreen != nil }

  /// Whether a transition could begin now.
  var isSettled: Bool { !isInTransition && !isSwiping }

  /// Calls `body` when no transition is on its way and no finger half way: at once, or else when that is over.
  public func whenSettled(_ body: @escaping Completion) {
    guard !isSettled else { return body() }
    settlers.append(body)
    endWaits()
  }

  func refuse(_ rule: Violation.Rule, to act: String) {
    violations.append(Violation(rule: rule, act: act, stack: stack))
  }

  /// The window needs the run loop to turn, or something waits for the person's finger.
  func endWaits() {
    for wait in waits { wait.end() }
  }

  func tellSettlers() {
    while !isInTransition, let body = settlers.takeFirst() { body() }
  }

  /// Whether something waits for the person's finger; until it is lifted, the app cannot come to rest.
  var waitsForFinger: Bool { isSwiping && !settlers.isEmpty }
}

// MARK: - What it shows

extension HeadlessWindow {
  /// The screen that the person sees; none when the stack is empty.
  public var topViewController: HeadlessViewController? { topContainer.visibleScreen }

  /// All screens on show, bottom first; those of a tab that is not seen, too.
  public var viewControllers: [HeadlessViewController] {
    var screens: [HeadlessViewController] = []
    for container in containers { container.forEachScreen { screens.append($0) } }
    return screens
  }

  /// The root and what is presented above it, bottom first.
  var containers: some Sequence<HeadlessViewController> { sequence(first: rootViewController, next: \.modal) }

  /// All screens, from the root to what the person sees, and those in tabs that are not seen.
  public var stack: ScreenStack { ScreenStack(entries: containers.flatMap { $0.entries(arrival: $0.arrival) }) }
}
