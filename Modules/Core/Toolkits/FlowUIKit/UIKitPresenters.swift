public import FlowKit

#if canImport(UIKit)
  public import UIKit
#else
  public import FlowUIKitStandIn
#endif

/// Shows the screens of flows in a UIKit window; the app creates one for each window, and retains it.
@MainActor
public struct UIKitPresenters {
  /// The factory for flows.
  public var factory: any ViewControllerPresenterFactory { window }
  let window: FlowWindow
  /// Whether an operation of the program is in progress.
  var isOperating: Bool { window.operation != nil }

  /// Creates the presenters of a window with a root view controller.
  /// - Parameters:
  ///   - window: The window.
  ///   - root: The container of the flows' screens, such as a stack in a window whose root view controller is SwiftUI's; by
  ///     default, the root view controller of the window.
  ///   - language: The language of alerts and tabs.
  public init(window: UIWindow, root: UIViewController? = nil, language: Language = .developers) {
    self.init(window: window, root: root, language: language, runLoop: .main)
  }

  /// Creates presenters with the run loop of a test.
  package init(window: UIWindow, root: UIViewController? = nil, language: Language = .developers, runLoop: RunLoop) {
    self.window = FlowWindow(window, root: root, language: language, runLoop: runLoop)
  }

  /// Finds the presenters that have set themselves as delegates in a window, which a flow that starts beside them shares.
  package init?(inUseIn window: UIWindow) {
    let presented = sequence(first: window.rootViewController, next: { $0?.presentedViewController }).compactMap(\.self)
    let stacks = presented.flatMap(\.withDescendants).compactMap { $0 as? UINavigationController }
    let found = stacks.lazy.compactMap { ($0 as? FlowNavigationController)?.flowWindow ?? $0.delegate as? FlowWindow }
    guard let first = found.first else { return nil }
    self.window = first
  }

  /// A Boolean value that indicates whether an action of flows is pending.
  package var isWaiting: Bool { !window.waiting.isEmpty }

  /// The window, while it is there.
  package var uiWindow: UIWindow? { window.window }

  /// The language of alerts and tabs.
  package var language: Language { window.language }

  /// Returns the texts of an alert that is not answered yet.
  package func content(of alert: UIAlertController) -> AlertContent? { window.unanswered[ObjectIdentifier(alert)] }

  /// The view controllers in the window, visible or not, bottom first.
  package var viewControllers: [UIViewController] { window.hierarchy.flatMap(\.withDescendants) }

  /// Inspects the window; an app with its own delegate of a stack or a sheet must call it.
  public func didChange() { window.watch() }
}

// MARK: - ViewControllerPresenterFactory

extension FlowWindow: ViewControllerPresenterFactory {
  var topViewController: (any ViewController)? { top }

  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    let stack = FlowNavigationController()
    stack.flowWindow = self
    stack.delegate = self
    var ids: Set<ObjectIdentifier> = []
    let screens = viewControllers.compactMap { $0 as? UIViewController }.filter {
      $0.isPushable && ids.insert(ObjectIdentifier($0)).inserted
    }
    stack.setViewControllers(screens, animated: false)
    return stack
  }

  func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)]) -> any TabBarController {
    let controller = FlowTabBarController()
    controller.hold(tabs, in: self)
    return controller
  }

  func makeAlert(_ content: AlertContent) -> any ViewController {
    let alert = UIAlertController(
      title: language.resolve(content.title), message: content.message.map(language.resolve), preferredStyle: .alert)
    let id = ObjectIdentifier(alert)
    unanswered[id] = content
    for button in content.buttons {
      let style: UIAlertAction.Style =
        button.role == .cancel ? .cancel : button.role == .destructive ? .destructive : .default
      let action = UIAlertAction(title: language.resolve(button.label), style: style) { [weak self] _ in
        button.choose()
        self?.unanswered[id] = nil
        self?.watch()
      }
      alert.addAction(action)
    }
    return alert
  }

  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    UIKitOperation(window: self) { screens, animated, completion in
      self.push(screens, onto: navigation, replacing: replacingStack, animated: animated, completion: completion)
    }
  }

  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    UIKitOperation(window: self) { screens, animated, completion in
      self.present(screens, over: host, as: style, animated: animated, completion: completion)
    }
  }

  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser {
    UIKitOperation(window: self) { _, animated, completion in
      let controllersToRemove = screens.compactMap { $0.viewController as? UIViewController }
      self.remove(controllersToRemove, animated: animated, completion: completion)
    }
  }

  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser {
    UIKitOperation(window: self) { _, animated, completion in
      let above = (screen.viewController as? UIViewController)?.firstAbove
      self.remove([above].compactMap(\.self), animated: animated, completion: completion)
    }
  }

  func select(_ index: Int, of tabs: any TabBarController) { (tabs as? FlowTabBarController)?.select(index) }
}

/// Shows or removes screens when the window is at rest, since another tree of flows may have started a transition.
private struct UIKitOperation: ViewControllerPresenter, ViewControllerDismisser {
  let window: FlowWindow
  let body: @MainActor ([FlowScreen], _ animated: Bool, @escaping Completion) -> Void

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    window.whenSettled { body(screens, animated, completion) }
  }

  func dismiss(animated: Bool, completion: @escaping Completion) {
    window.whenSettled { body([], animated, completion) }
  }
}
