import FlowKit

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import UIKitStandIn
#endif

/// What flows have on show in a window: it asks what is there, at rest, rather than which event has come.
@MainActor
final class FlowWindow: NSObject {
  /// Something that a presenter or a dismisser does.
  struct Act {
    /// The screens that come by it.
    var brought: [FlowScreen] = []
    /// The view controllers that go by it, as it wants; whatever else goes was the person's.
    var taken: [UIViewController] = []
    let completion: Completion
  }

  private weak var window: UIWindow?
  private let inNextTurn: @MainActor (@escaping Completion) -> Void
  /// What was on show at the last look, bottom first, and what the person saw then.
  private var shown: [FlowScreen] = []
  private weak var seen: UIViewController?
  private var act: Act?
  private var isWatching = false
  private var watchNumber = 0
  private(set) var waiting: [Completion] = []
  /// Alerts that were not answered yet.
  var unanswered: Set<ObjectIdentifier> = []

  init(_ window: UIWindow, inNextTurn: @escaping @MainActor (@escaping Completion) -> Void) {
    self.window = window
    self.inNextTurn = inNextTurn
    super.init()
    seen = top
  }

  /// Whether an act could begin now.
  var isSettled: Bool { act == nil && !isWatching && coordinator == nil }

  func whenSettled(_ body: @escaping Completion) {
    if isSettled { return body() }
    waiting.append(body)
    watch()
  }

  /// Does something that brings and takes screens.
  /// - Parameter change: calls what it is given when UIKit says that it is done; UIKit may never say so.
  func perform(_ act: Act, _ change: (_ done: @escaping () -> Void) -> Void) {
    self.act = act
    var isDone = false
    change { isDone = true }
    guard isDone else { return watch() }
    // Of what UIKit has told meanwhile nothing is left to be looked at.
    isWatching = false
    watchNumber += 1
    look()
  }
}

// MARK: - Looking

extension FlowWindow {
  /// Looks when nothing moves: when the transition is over or called off, and the run loop has turned.
  ///
  /// Whoever has a reason to look begins that anew: nothing depends on one call of UIKit's.
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
    // What cannot be waited for is looked at in the next turn; its completion may be called nevertheless.
    if coordinator?.animate(alongsideTransition: nil, completion: { _ in lookLater() }) != true { lookLater() }
  }

  /// Another tab is seen, at once.
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

  /// An alert may go before UIKit hands on its answer, which then comes in the same turn.
  private var hasEveryAnswer: Bool {
    let taken = Set((act?.taken ?? []).map { ObjectIdentifier($0) })
    let late = shown.map(\.viewController).filter { unanswered.contains(ObjectIdentifier($0)) && !contains($0) }
    for alert in late { unanswered.remove(ObjectIdentifier(alert)) }
    return late.allSatisfy { taken.contains(ObjectIdentifier($0)) }
  }
}

// MARK: - What is on show

extension FlowWindow {
  /// The root and what is presented above it, bottom first.
  var containers: [UIViewController] {
    Array(sequence(first: window?.rootViewController, next: { $0?.presentedViewController }).compactMap(\.self))
  }

  /// What the person sees.
  var top: UIViewController? {
    var top = containers.last
    while let inner = top?.visibleInner { top = inner }
    // Of an empty stack the person sees what it stands in.
    return top is UINavigationController ? top?.parent : top
  }

  /// Whether a way leads from it up to the window's root.
  func contains(_ controller: any ViewController) -> Bool {
    guard var next = controller as? UIViewController else { return false }
    while let up = next.parent ?? next.presentingViewController { next = up }
    return next === window?.rootViewController
  }

  /// The flows' screens among these, bottom first.
  func screens(of controllers: [UIViewController]) -> [FlowScreen] {
    let wanted = Set(controllers.map { ObjectIdentifier($0) })
    return shown.filter { wanted.contains(ObjectIdentifier($0.viewController)) }
  }

  /// The transition that is on its way anywhere.
  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    containers.lazy.compactMap(\.transitionInside).first
  }
}
