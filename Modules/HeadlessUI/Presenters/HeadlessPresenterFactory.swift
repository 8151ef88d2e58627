public import FlowKit

/// Shows the screens of flows in a headless window.
@MainActor
public struct HeadlessPresenterFactory: ViewControllerPresenterFactory {
  private let window: HeadlessWindow

  /// The presenters of one window.
  public init(window: HeadlessWindow) {
    self.window = window
  }

  /// A navigation controller with one screen on its stack, not yet on show.
  public func makeNavigationController(root: any ViewController) -> any NavigationController {
    guard let root = root as? HeadlessViewController else { return HeadlessNavigationController() }
    return HeadlessNavigationController(root: root)
  }

  /// A presenter that pushes, or that replaces the stack.
  public func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    HeadlessPresenter(window: window, host: navigation, way: replacingStack ? .replacingStack : .pushed)
  }

  /// A presenter that covers `host`, or whatever `host` already presents.
  public func makeModalPresenter(over host: any ViewController, as style: ModalStyle)
    -> any ViewControllerPresenter
  {
    HeadlessPresenter(window: window, host: host, way: .modal(style))
  }

  /// Calls `body` when no transition is on its way, and no swipe half way.
  public func whenSettled(_ body: @escaping @MainActor () -> Void) {
    window.whenSettled(body)
  }
}
