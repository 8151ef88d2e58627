import FlowKit

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import FlowUIKitStandIn
#endif

/// The screens of flows in a window, determined by inspecting the window at rest rather than by UIKit's events.
@MainActor
final class FlowWindow: NSObject {
  /// A root that is not the window's.
  private struct Root {
    weak var viewController: UIViewController?
  }

  /// An operation of a presenter or a dismisser.
  struct Operation {
    /// The screens that it shows.
    var shown: [FlowScreen] = []
    /// The view controllers that it removes; any other removal is the person's.
    var removed: [UIViewController] = []
    let completion: Completion
  }

  let windowRecord = WindowRecord()
  private(set) weak var window: UIWindow?
  /// The container of the flows' screens; nil for the window's own root.
  private let root: Root?
  private let runLoop: UIKitPresenters.RunLoop
  /// The screens at the last inspection, bottom first.
  private var shown: [FlowScreen] = []
  private weak var lastTop: UIViewController?
  private(set) var operation: Operation?
  private var isWatching = false
  /// The number of the latest wait; earlier ones have no effect.
  private var watchNumber = 0
  private(set) var waiting: [Completion] = []
  /// The stacks whose bar is hidden, since the tabs in them have bars.
  var barlessStacks: Set<ObjectIdentifier> = []
  /// Alerts without an answer.
  var unanswered: [ObjectIdentifier: AlertContent] = [:]

  /// The language of alerts and tabs.
  let language: Language

  init(_ window: UIWindow, root: UIViewController? = nil, language: Language, runLoop: UIKitPresenters.RunLoop) {
    self.root = root.map(Root.init)
    self.language = language
    self.window = window
    self.runLoop = runLoop
    super.init()
    lastTop = top
  }

  /// Whether an operation can begin now.
  private var isSettled: Bool { operation == nil && !isWatching && coordinator == nil && !isCoveredBySystem }

  func whenSettled(_ body: @escaping Completion) {
    if isSettled { return body() }
    waiting.append(body)
    watch()
  }

  /// Performs an operation that shows and removes screens.
  /// - Parameter change: Makes the change, and calls its argument on UIKit's completion, which may never come.
  func perform(_ operation: Operation, _ change: (_ done: @escaping () -> Void) -> Void) {
    self.operation = operation
    takeExitRequests(of: operation.shown)
    var isDone = false
    change { isDone = true }
    guard isDone else { return watch() }
    // Earlier notifications of UIKit are covered by this inspection.
    isWatching = false
    watchNumber += 1
    reconcile()
  }
}

// MARK: - Inspecting

extension FlowWindow {
  /// Inspects the window at rest: when the transition is complete or cancelled, and the run loop has turned.
  ///
  /// Each call starts a new wait, so that nothing depends on a single call of UIKit.
  func watch() {
    isWatching = true
    watchNumber += 1
    let number = watchNumber
    let inspectLater: Completion = { [weak self] in
      self?.runLoop.inNextTurn {
        guard let self, self.watchNumber == number else { return }
        self.isWatching = false
        self.reconcile()
      }
    }
    if let coordinator {
      let willComplete = coordinator.animate(alongsideTransition: nil) { _ in inspectLater() }
      // A coordinator that refuses may complete or not.
      if !willComplete { runLoop.afterNextEvent(inspectLater) }
    } else if isCoveredBySystem {
      // UIKit does not report that a menu has closed.
      runLoop.afterNextEvent(inspectLater)
    } else {
      inspectLater()
    }
  }

  /// Called when another tab was selected.
  func didSelect() { if isSettled { reconcile() } else { watch() } }

  /// Compares the window with the last inspection, and reports removed screens and the new top to FlowKit.
  private func reconcile() {
    guard coordinator == nil, hasEveryAnswer else { return watch() }
    let operation = operation.take()
    let (previous, previousTop) = (shown, lastTop)
    let known = previous + (operation?.shown ?? [])
    let removed = ids(operation?.removed ?? [])
    let gone = Dictionary(grouping: known.filter { !contains($0.viewController) }) {
      removed.contains(ObjectIdentifier($0.viewController))
    }
    let (byProgram, byPerson) = (gone[true] ?? [], gone[false] ?? [])
    let screens = Dictionary(known.map { (ObjectIdentifier($0.viewController), $0) }, uniquingKeysWith: { $1 })
    shown = hierarchy.flatMap(\.withDescendants).compactMap { screens[ObjectIdentifier($0)] }
    lastTop = top
    // A swipe that was cancelled has left the bar of the screen below.
    for case let stack as UINavigationController in hierarchy.flatMap(\.withDescendants) {
      updateBar(of: stack, holding: stack.viewControllers, animated: false)
    }
    for case let modal as UIViewController in (operation?.shown ?? []).map(\.viewController) where modal.parent == nil {
      watchDisappearance(of: modal)
    }
    let revealed = lastTop === previousTop ? nil : previous.first { $0.viewController === lastTop }
    if !byProgram.isEmpty { FlowScreen.didRemove(byProgram, revealing: revealed, byPerson: false) }
    if !byPerson.isEmpty || revealed != nil {
      FlowScreen.didRemove(byPerson, revealing: revealed, byPerson: true)
    }
    operation?.completion()
    while isSettled, !waiting.isEmpty { waiting.removeFirst()() }
    if !waiting.isEmpty { watch() }
  }

  /// An alert may disappear before UIKit delivers its answer, in the same turn.
  private var hasEveryAnswer: Bool {
    let removed = ids(operation?.removed ?? [])
    let late = shown.map(\.viewController).filter { unanswered[ObjectIdentifier($0)] != nil && !contains($0) }
    for alert in late { unanswered[ObjectIdentifier(alert)] = nil }
    return late.allSatisfy { removed.contains(ObjectIdentifier($0)) }
  }

  private func ids(_ controllers: [UIViewController]) -> Set<ObjectIdentifier> {
    Set(controllers.map { ObjectIdentifier($0) })
  }
}

// MARK: - Visible screens

extension FlowWindow {
  /// The root and all that is presented above it, bottom first.
  var hierarchy: [UIViewController] {
    Array(sequence(first: bottom, next: { $0?.presentedViewController }).compactMap(\.self))
  }

  /// The root; nil if another toolkit has taken it out of the window.
  private var bottom: UIViewController? {
    guard let root else { return window?.rootViewController }
    return root.viewController.flatMap { contains($0) ? $0 : nil }
  }

  /// The root, and the view controllers that flows and the app have presented above it, bottom first.
  var containers: [UIViewController] { Array(hierarchy.prefix { !$0.isPresentedBySystem }) }

  /// Whether UIKit itself presents something that closes by itself, such as an open menu; screens that are presented
  /// above it would be removed with it.
  private var isCoveredBySystem: Bool { hierarchy.contains(where: \.isPresentedBySystem) }

  /// The topmost view controller.
  var top: UIViewController? {
    var top = containers.last
    while let inner = top?.visibleInner.first { top = inner }
    // For an empty stack, its container.
    return top is UINavigationController ? top?.parent : top
  }

  func contains(_ controller: any ViewController) -> Bool {
    guard var next = controller as? UIViewController else { return false }
    while let up = next.parent ?? next.presentingViewController { next = up }
    return next === window?.rootViewController
  }

  /// Returns the flows' screens among these, bottom first.
  private func screens(of controllers: [UIViewController]) -> [FlowScreen] {
    let wanted = ids(controllers)
    return shown.filter { wanted.contains(ObjectIdentifier($0.viewController)) }
  }

  /// The transition in progress, if any.
  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    hierarchy.lazy.compactMap(\.transitionInside).first
  }
}

// MARK: - Showing

extension FlowWindow {
  /// Shows one screen with a push, several with one change of the stack.
  func push(
    _ screens: [FlowScreen], onto navigation: any NavigationController, replacing: Bool, animated: Bool,
    completion: @escaping Completion
  ) {
    let stack = (navigation as? UINavigationController).flatMap { contains($0) ? $0 : nil }
    let screens = admit(screens) { stack != nil && $0.isPushable }
    guard let stack, !screens.isEmpty else { return completion() }
    let previous = stack.viewControllers
    let new = (replacing ? [] : previous) + screens.compactMap { $0.viewController as? UIViewController }
    let removed = replacing ? previous.flatMap(\.withDescendants) : []
    let moves = animated && stack.isVisible
    // The app's own delegate is kept; it must call `didChange()`.
    if stack.delegate == nil { stack.delegate = self }
    updateExits(of: new, on: stack, adding: screens)
    updateBar(of: stack, holding: new, animated: moves)
    perform(Operation(shown: screens, removed: removed, completion: completion)) { done in
      if let last = new.last, screens.count == 1, !replacing {
        stack.pushViewController(last, animated: moves)
      } else {
        stack.setViewControllers(new, animated: moves)
      }
      // Going back in a stack around it, such as that of its tabs, removes these screens too.
      for case let outer as UINavigationController in sequence(first: stack, next: \.parent).dropFirst() {
        updateExits(of: outer.viewControllers, on: outer, adding: screens)
      }
      if !moves { done() }
    }
  }

  /// Presents above everything in the window.
  func present(
    _ screens: [FlowScreen], over host: any ViewController, as style: ModalStyle, animated: Bool,
    completion: @escaping Completion
  ) {
    let modal = screens.first?.presented as? UIViewController
    let isNew = modal?.isFree == true
    let isFree = isNew && contains(host)
    let screens = admit(screens, in: isNew ? modal : nil) { isFree && ($0 === modal || $0.parent === modal) }
    guard let modal, let top = containers.last, !screens.isEmpty else { return completion() }
    prepare(modal, as: style, above: top)
    if let stack = modal as? UINavigationController {
      updateExits(of: stack.viewControllers, on: stack, adding: screens)
    }
    // If UIKit refuses it, it is not in the window afterwards, and counts as dismissed.
    perform(Operation(shown: screens, completion: completion)) {
      top.present(modal, animated: animated, completion: $0)
    }
  }

  /// Returns the screens that can be shown; the others count as dismissed by the person.
  private func admit(
    _ screens: [FlowScreen], in modal: UIViewController? = nil, if isAdmitted: (UIViewController) -> Bool
  ) -> [FlowScreen] {
    var ids: Set<ObjectIdentifier> = []
    var admitted: [FlowScreen] = []
    var refused: [FlowScreen] = []
    var shownTwice: [FlowScreen] = []
    for screen in screens {
      guard let controller = screen.viewController as? UIViewController else {
        refused.append(screen)
        continue
      }
      let isInModal = modal != nil && (controller === modal || controller.parent === modal)
      let isShown = !controller.isFree && !isInModal
      if isShown || !ids.insert(ObjectIdentifier(controller)).inserted {
        shownTwice.append(screen)
      } else if isAdmitted(controller) {
        admitted.append(screen)
      } else {
        refused.append(screen)
      }
    }
    if !shownTwice.isEmpty { FlowScreen.didRefuse(shownTwice: shownTwice) }
    if !refused.isEmpty { FlowScreen.didRemove(refused, revealing: nil, byPerson: true) }
    return admitted
  }

  private func prepare(_ modal: UIViewController, as style: ModalStyle, above top: UIViewController) {
    if modal is UIAlertController { return }
    modal.modalPresentationStyle = style == .popover ? .popover : style.isDismissible ? .pageSheet : .fullScreen
    if let all = style.options as? [SheetHeight] { modal.sheetPresentationController?.detents = all.map(\.detent) }
    if let popover = modal.popoverPresentationController, popover.sourceView == nil {
      // Centered, without an arrow, unless the screen has set an anchor.
      let anchor = PopoverAnchor.inMiddle(of: top.view)
      popover.sourceView = anchor
      popover.sourceRect = anchor.bounds
      popover.permittedArrowDirections = []
    }
    if modal.presentationController?.delegate == nil { modal.presentationController?.delegate = self }
  }

  /// Notices when other code dismisses a modal, which UIKit reports to no delegate.
  private func watchDisappearance(of modal: UIViewController) {
    let onDisappear: Completion = { [weak self] in self?.watch() }
    if let reporting = modal as? any DisappearanceReporting {
      reporting.onDisappear = onDisappear
    } else if !(modal is UIAlertController) {
      modal.presentationController?.containerView?.addSubview(DisappearanceView(onDisappear))
    }
  }
}

// MARK: - Removing

extension FlowWindow {
  func remove(_ controllers: [UIViewController], animated: Bool, completion: @escaping Completion) {
    let removal = Removal(of: controllers, from: containers)
    perform(Operation(removed: removal.removed, completion: completion)) {
      removal.carryOut(animated: animated, done: $0)
    }
  }

  /// Removes a controller and everything above it as the person, if all these screens allow it.
  ///
  /// People can tap a button while another screen is still being dismissed. The tap has no effect if another screen is
  /// on top afterwards.
  func leave(_ controller: UIViewController) {
    let tapped = top.map { ObjectIdentifier($0) }
    whenSettled { [self] in
      guard contains(controller), top.map({ ObjectIdentifier($0) }) == tapped, top?.isBusy != true else { return }
      let removal = Removal(of: [controller], from: containers)
      guard FlowScreen.mayLeave(screens(of: removal.removed)) else { return }
      // Screens that were shown while asking appear first.
      whenSettled { [self] in
        Removal(of: [controller], from: containers).carryOut(animated: true) {}
        watch()
      }
    }
  }

  /// Sets the exit buttons of a stack's screens where UIKit has no button, or one that cannot ask.
  private func updateExits(
    of controllers: [UIViewController], on stack: UINavigationController, adding screens: [FlowScreen]
  ) {
    let known = shown + screens
    let asking = ids(known.filter(\.asksBeforeLeaving).compactMap { $0.viewController as? UIViewController })
    var asks = false
    for (index, controller) in controllers.enumerated() {
      // Back, its menu and the swipe never remove the first screen of a stack.
      asks = asks || (index > 0 && controller.withDescendants.contains { asking.contains(ObjectIdentifier($0)) })
      let closes = index == 0 && stack is FlowNavigationController && stack.parent == nil
      let below = index > 0 ? controllers[index - 1] : nil
      controller.setExit(closes ? .close : index > 0 && asks ? .back : nil, above: below, in: self)
    }
  }
}

// MARK: - UINavigationControllerDelegate

extension FlowWindow: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    updateBar(of: navigationController, holding: navigationController.viewControllers, animated: animated)
    watch()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { watch() }
}

// MARK: - UIAdaptivePresentationControllerDelegate

extension FlowWindow: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    let controllers = presentationController.presentedViewController.withDescendants
    return !controllers.contains(where: \.isBusy) && !screens(of: controllers).contains(where: \.asksBeforeLeaving)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    leave(presentationController.presentedViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { watch() }
}
