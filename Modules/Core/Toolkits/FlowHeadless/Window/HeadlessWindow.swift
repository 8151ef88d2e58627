public import FlowKit

/// A window without a display, with UIKit's documented rules: code that works here works there.
///
/// An animated transition lasts until the next turn of the run loop, which is ``turn()``; one without animation is over when
/// the call returns. A call that UIKit would refuse is recorded, changes nothing, and completes at once, so that the run can
/// end and report the violation.
@MainActor
public final class HeadlessWindow {
  public let rootViewController: HeadlessViewController
  /// The refused calls, in order.
  public private(set) var violations: [Violation] = []

  /// The language in which the person reads the screens; journeys use the developers' forms in every language.
  public let language: Language
  /// The ``violations`` and the texts without a translation, as sentences, in order.
  private var reports: [String] = []
  private var untranslatedKeys: Set<String> = []

  /// The topmost presented controller, or else the root.
  var topContainer: HeadlessViewController
  private(set) var transition: Transition?
  /// The screen that the person holds half way through a swipe back.
  var swipedScreen: HeadlessViewController?
  /// The pending waits for rest, which the window must end.
  var waits: [Wait] = []
  private var settledQueue = SettledQueue()
  let record = WindowRecord()

  public init(rootViewController: HeadlessViewController, language: Language = .developers) {
    self.language = language
    self.rootViewController = rootViewController
    topContainer = rootViewController
    rootViewController.windowOfContainer = self
    topViewController?.loadViewIfNeeded()
  }

  public var isInTransition: Bool { transition != nil }

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
    let violation = Violation(rule: rule, call: call, stack: stack)
    violations.append(violation)
    reports.append(violation.description)
  }

  /// Reports the texts of a screen that have no translation, each key once.
  func checkTranslations(of screen: HeadlessViewController) {
    guard language.needsTranslations else { return }
    let keys = screen.page.missingKeys(in: language, at: screen.scroll)
    for key in keys where untranslatedKeys.insert(key).inserted {
      reports.append(
        "\(key.quoted) on \(screen.screenName) has no translation in the language \(language.identifier.quoted).")
    }
  }

  /// Ends the waits, since the window needs a turn of the run loop, or work waits for the end of a swipe.
  private func endWaits() {
    for wait in waits { wait.end() }
  }

  private func runSettledClosures() {
    while !isInTransition, let body = settledQueue.takeFirst() { body() }
  }

  /// Whether work waits for the end of a held swipe.
  package var hasWorkAwaitingSwipe: Bool { isSwiping && !settledQueue.isEmpty }
}

// MARK: - Transitions

extension HeadlessWindow {
  /// Turns the run loop, which ends the transition in progress.
  public func turn() {
    guard let transition else { return }
    self.transition = nil
    // The only call that informs FlowKit of removed screens.
    FlowScreen.didRemove(
      transition.removed, revealing: transition.revealed?.flowScreen, byPerson: transition.isByPerson)
    transition.completion()
    runSettledClosures()
  }

  /// Begins a transition, unless one is in progress; one without animation is over when this returns.
  /// - Parameters:
  ///   - call: The name of the transition in a violation, evaluated only for one.
  ///   - animated: Whether the transition lasts until the next turn.
  ///   - byPerson: Whether the person caused it, and not the program.
  ///   - uncovers: Whether a new top screen was already in the window, so that it counts as uncovered.
  ///   - completion: Called after the transition.
  ///   - change: Changes the stacks, and returns the flows' screens that are removed, bottom first.
  /// - Returns: Whether the transition has begun; otherwise, `completion` is not called.
  func begin(
    _ call: @autoclosure () -> String, animated: Bool, byPerson: Bool = false, uncovers: Bool = false,
    completion: @escaping Completion, change: () -> [FlowScreen]
  ) -> Bool {
    guard isSettled else {
      refuse(.transitionInProgress, to: call())
      return false
    }
    let former = topViewController
    let removed = change()
    let top = topViewController
    transition = Transition(
      removed: removed, revealed: uncovers && top !== former ? top : nil, isByPerson: byPerson, completion: completion)
    top?.loadViewIfNeeded()
    if animated { endWaits() } else { turn() }
    return true
  }
}

// MARK: - Refusals

extension HeadlessWindow {
  /// The ``violations``, and the texts on screens that have no translation in the ``language``, as sentences, in order.
  public var refusals: [String] {
    if let screen = topViewController { checkTranslations(of: screen) }
    return reports
  }
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

/// A change of the visible screens, in progress or completed.
struct Transition {
  /// The flows' screens that are removed, bottom first.
  let removed: [FlowScreen]
  /// The screen that was uncovered by the removal.
  let revealed: HeadlessViewController?
  /// Whether the person caused it, and not the program.
  let isByPerson: Bool
  let completion: Completion
}

/// The queue of closures that wait for rest; removing the first takes constant time.
private struct SettledQueue {
  private var bodies: [Completion?] = []
  private var first = 0

  var isEmpty: Bool { first == bodies.count }

  mutating func append(_ body: @escaping Completion) { bodies.append(body) }

  mutating func takeFirst() -> Completion? {
    guard !isEmpty else { return nil }
    let body = bodies[first].take()
    first += 1
    if isEmpty {
      bodies = []
      first = 0
    }
    return body
  }
}
