import FlowKit
import FlowTesting
import FlowUIKit
import UIKit

/// A separate window on the simulator, and the person in it, for the conformance suite.
@MainActor
final class SimulatorStage: AdapterStage {
  private let window: UIWindow
  private let root: UINavigationController
  private let bottom = UIViewController()
  private let presenters: UIKitPresenters
  private var delegate: StackDelegate?
  private var swiped: UINavigationController?
  private weak var lastMovement: AnyObject?
  private(set) var movementCount = 0

  init(in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    root = UINavigationController(rootViewController: bottom)
    window.rootViewController = root
    window.makeKeyAndVisible()
    presenters = UIKitPresenters(window: window)
  }

  var factory: any ViewControllerPresenterFactory { presenters.factory }
  var navigation: any NavigationController { root }

  var shown: [any ViewController] {
    containers.flatMap(withDescendants).filter {
      $0 !== bottom && !($0 is UINavigationController)
        && ($0.parent == nil || $0.parent is UINavigationController || !$0.children.isEmpty)
    }
  }

  func makeViewController() -> any ViewController { UIViewController() }

  /// Waits until no transition was in progress for a while, since the presenters wait for the run loop, too.
  func settle() async {
    var quietTurns = 0
    while quietTurns < 8 {
      let movement = containers.lazy.compactMap(\.transitionCoordinator).first
      if let movement, movement.isAnimated, movement !== lastMovement {
        movementCount += 1
        lastMovement = movement
      }
      quietTurns = movement == nil ? quietTurns + 1 : 0
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
      }
    }
  }

  private var containers: [UIViewController] {
    Array(sequence(first: window.rootViewController, next: { $0?.presentedViewController }).compactMap(\.self))
  }

  private func withDescendants(_ controller: UIViewController) -> [UIViewController] {
    let inner = (controller as? UINavigationController)?.viewControllers ?? controller.children
    return [controller] + inner.flatMap(withDescendants)
  }

  /// The visible stack, innermost first.
  private var visibleStacks: [UINavigationController] {
    guard let top = containers.last else { return [] }
    return withDescendants(top).compactMap { $0 as? UINavigationController }
      .filter { $0.viewIfLoaded?.window != nil }.reversed()
  }
}

// MARK: - The person

extension SimulatorStage {
  func goBack() {
    for stack in visibleStacks {
      if let button = stack.topViewController?.navigationItem.leftBarButtonItem {
        if button.isEnabled { button.primaryAction?.performWithSender(button, target: nil) }
        return
      }
      if stack.viewControllers.count > 1 {
        if stack.topViewController?.navigationItem.hidesBackButton == false { stack.popViewController(animated: true) }
        return
      }
    }
  }

  func goBack(to viewController: any ViewController) {
    guard let controller = viewController as? UIViewController, let stack = swipeable else { return }
    if stack.viewControllers.contains(controller) { stack.popToViewController(controller, animated: true) }
  }

  /// A finger cannot be played, so a swipe is its end: nothing, or a pop.
  func beginSwipeBack() { swiped = swipeable }

  func endSwipeBack(cancelled: Bool) {
    if !cancelled { swiped?.popViewController(animated: true) }
    swiped = nil
  }

  private var swipeable: UINavigationController? {
    visibleStacks.first { $0.viewControllers.count > 1 }.flatMap { stack in
      let item = stack.topViewController?.navigationItem
      return item?.leftBarButtonItem == nil && item?.hidesBackButton == false ? stack : nil
    }
  }

  func pullDown() {
    guard let sheet = containers.last, sheet.presentingViewController != nil,
      sheet.modalPresentationStyle == .pageSheet || sheet.modalPresentationStyle == .popover,
      let presentation = sheet.presentationController
    else { return }
    let mayLeave = presentation.delegate?.presentationControllerShouldDismiss?(presentation) ?? true
    guard mayLeave, !sheet.isModalInPresentation else {
      presentation.delegate?.presentationControllerDidAttemptToDismiss?(presentation)
      return
    }
    sheet.presentingViewController?.dismiss(animated: true) {
      presentation.delegate?.presentationControllerDidDismiss?(presentation)
    }
  }

  /// UIKit has no public way to tap a button of an alert: its action keeps the closure under a name.
  func answer(_ label: String) {
    guard let alert = containers.last as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == label })
    else { return }
    typealias Handler = @convention(block) (UIAlertAction) -> Void
    let handler = action.value(forKey: "handler").map { unsafeBitCast($0 as AnyObject, to: Handler.self) }
    alert.presentingViewController?.dismiss(animated: true) { handler?(action) }
  }

  func select(tab title: String) {
    for bar in containers.flatMap(withDescendants).flatMap(\.view.subviews).compactMap({ $0 as? UITabBar }) {
      if let item = bar.items?.first(where: { $0.title == title }) { bar.delegate?.tabBar?(bar, didSelect: item) }
    }
  }

  func escape() -> Bool {
    _ = visibleStacks.first?.accessibilityPerformEscape()
    return true
  }
}

// MARK: - UIKit's other events

extension SimulatorStage {
  func setBusy(_ isBusy: Bool, _ viewController: any ViewController) -> Bool {
    (viewController as? UIViewController)?.isBusy = isBusy
    return true
  }

  func removeByForeignCode(_ viewController: any ViewController) -> Bool {
    guard let controller = viewController as? UIViewController else { return false }
    let stack = controller.navigationController
    if let stack, let index = stack.viewControllers.firstIndex(of: controller), index > 0 {
      stack.popToViewController(stack.viewControllers[index - 1], animated: true)
    } else {
      (stack ?? controller).presentingViewController?.dismiss(animated: true)
    }
    return true
  }

  func listen(_ onChange: @escaping Completion) -> Bool {
    let delegate = StackDelegate { [presenters] in
      onChange()
      presenters.didChange()
    }
    self.delegate = delegate
    root.delegate = delegate
    return true
  }

  func makeUnpushable() -> (any ViewController)? { UINavigationController() }
  var ownStyles: [ModalStyle] { [.popover, .sheet(heights: [.medium, .large])] }
}

/// The app's own delegate of a stack.
private final class StackDelegate: NSObject, UINavigationControllerDelegate {
  private let onChange: Completion

  init(_ onChange: @escaping Completion) { self.onChange = onChange }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { onChange() }
}
