import FlowKit

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import UIKitStandIn
#endif

/// The screens of flows in a window, determined by inspecting the window at rest rather than by UIKit's events.
@MainActor
final class FlowWindow: NSObject {
  /// An action of a presenter or a dismisser.
  struct Act {
    /// The screens that it shows.
    var brought: [FlowScreen] = []
    /// The view controllers that it removes; any other removal is the person's.
    var taken: [UIViewController] = []
    let completion: Completion
  }

  private weak var window: UIWindow?
  private let inNextTurn: @MainActor (@escaping Completion) -> Void
  /// The screens at the last inspection, bottom first.
  private var shown: [FlowScreen] = []
  private weak var seen: UIViewController?
  private var act: Act?
  private var isWatching = false
  private var watchNumber = 0
  private(set) var waiting: [Completion] = []
  /// Alerts without an answer.
  var unanswered: Set<ObjectIdentifier> = []

  init(_ window: UIWindow, inNextTurn: @escaping @MainActor (@escaping Completion) -> Void) {
    self.window = window
    self.inNextTurn = inNextTurn
    super.init()
    seen = top
  }

  /// Whether an action can begin now.
  var isSettled: Bool { act == nil && !isWatching && coordinator == nil }

  func whenSettled(_ body: @escaping Completion) {
    if isSettled { return body() }
    waiting.append(body)
    watch()
  }

  /// Performs an action that shows and removes screens.
  /// - Parameter change: makes the change, and calls its argument on UIKit's completion, which may never come.
  func perform(_ act: Act, _ change: (_ done: @escaping () -> Void) -> Void) {
    self.act = act
    var isDone = false
    change { isDone = true }
    guard isDone else { return watch() }
    // Earlier notifications of UIKit are covered by this inspection.
    isWatching = false
    watchNumber += 1
    look()
  }
}

// MARK: - Looking

extension FlowWindow {
  /// Inspects the window at rest: when the transition is complete or cancelled, and the run loop has turned.
  ///
  /// Each call starts a new wait, so that nothing depends on a single call of UIKit.
  func watch() {
    isWatching = true
    watchNumber += 1
    let number = watchNumber
    let lookLater: Completion = { [weak self] in
      self?.inNextTurn {
        guard let self, self.watchNumber == number else { return }
        self.isWatching = false
        self.look()
      }
    }
    // Without a coordinator, inspects in the next turn; the completion may still be called.
    if coordinator?.animate(alongsideTransition: nil, completion: { _ in lookLater() }) != true { lookLater() }
  }

  /// Called when another tab was selected.
  func didSelect() { if isSettled { look() } else { watch() } }

  private func look() {
    guard coordinator == nil, hasEveryAnswer else { return watch() }
    let act = act.take()
    let (former, formerlySeen) = (shown, seen)
    let known = former + (act?.brought ?? [])
    let taken = Set((act?.taken ?? []).map { ObjectIdentifier($0) })
    let gone = Dictionary(grouping: known.filter { !contains($0.viewController) }) {
      taken.contains(ObjectIdentifier($0.viewController))
    }
    let (byProgram, byPerson) = (gone[true] ?? [], gone[false] ?? [])
    let places = Dictionary(known.map { (ObjectIdentifier($0.viewController), $0) }, uniquingKeysWith: { $1 })
    shown = containers.flatMap(\.withDescendants).compactMap { places[ObjectIdentifier($0)] }
    seen = top
    let revealed = seen === formerlySeen ? nil : former.first { $0.viewController === seen }
    if !byProgram.isEmpty { FlowScreen.didRemove(byProgram, revealing: revealed, byPerson: false) }
    if !byPerson.isEmpty || revealed != nil {
      FlowScreen.didRemove(byPerson, revealing: revealed, byPerson: true)
    }
    act?.completion()
    while isSettled, !waiting.isEmpty { waiting.removeFirst()() }
    if !waiting.isEmpty { watch() }
  }

  /// An alert may disappear before UIKit delivers its answer, in the same turn.
  private var hasEveryAnswer: Bool {
    let taken = Set((act?.taken ?? []).map { ObjectIdentifier($0) })
    let late = shown.map(\.viewController).filter { unanswered.contains(ObjectIdentifier($0)) && !contains($0) }
    for alert in late { unanswered.remove(ObjectIdentifier(alert)) }
    return late.allSatisfy { taken.contains(ObjectIdentifier($0)) }
  }
}

// MARK: - Visible screens

extension FlowWindow {
  /// The root and the presented view controllers above it, bottom first.
  var containers: [UIViewController] {
    Array(sequence(first: window?.rootViewController, next: { $0?.presentedViewController }).compactMap(\.self))
  }

  /// The topmost view controller.
  var top: UIViewController? {
    var top = containers.last
    while let inner = top?.visibleInner { top = inner }
    // For an empty stack, its container.
    return top is UINavigationController ? top?.parent : top
  }

  /// Returns whether the view controller is in the window.
  func contains(_ controller: any ViewController) -> Bool {
    guard var next = controller as? UIViewController else { return false }
    while let up = next.parent ?? next.presentingViewController { next = up }
    return next === window?.rootViewController
  }

  /// Returns the flows' screens among these, bottom first.
  func screens(of controllers: [UIViewController]) -> [FlowScreen] {
    let wanted = Set(controllers.map { ObjectIdentifier($0) })
    return shown.filter { wanted.contains(ObjectIdentifier($0.viewController)) }
  }

  /// The transition in progress, if any.
  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    containers.lazy.compactMap(\.transitionInside).first
  }
}
