public import FlowKit

/// Shows the screens of flows in a headless window.
@MainActor
public struct HeadlessPresenterFactory: ViewControllerPresenterFactory {
  private let window: HeadlessWindow

  /// The presenters of one window.
  public init(window: HeadlessWindow) {
    self.window = window
  }

  public func makeNavigationController(root: any ViewController) -> any NavigationController {
    guard let root = root as? HeadlessViewController else { return HeadlessNavigationController() }
    return HeadlessNavigationController(root: root)
  }

  public func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    HeadlessPresenter(window: window, host: navigation, way: replacingStack ? .replacingStack : .pushed)
  }

  public func makeModalPresenter(over host: any ViewController, as style: ModalStyle)
    -> any ViewControllerPresenter
  {
    HeadlessPresenter(window: window, host: host, way: .modal(style))
  }

  public func whenSettled(_ body: @escaping @MainActor () -> Void) {
    window.whenSettled(body)
  }
}
