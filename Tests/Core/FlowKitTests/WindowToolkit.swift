import FlowKit
import FlowTesting

/// A toolkit over a ``TestWindow``, which provides everything that the toolkit does not override.
@MainActor
protocol WindowToolkit: ViewControllerPresenterFactory {
  var window: TestWindow { get }
}

extension WindowToolkit {
  var windowRecord: WindowRecord { window.windowRecord }
  var topViewController: (any ViewController)? { window.topViewController }
  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    window.makeNavigationController(holding: viewControllers)
  }
  func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)]) -> any TabBarController {
    window.makeTabBarController(tabs)
  }
  func makeAlert(_ content: AlertContent) -> any ViewController { window.makeAlert(content) }
  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    window.makeModalPresenter(over: host, as: style)
  }
  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser { window.makeDismisser(of: screens) }
  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser { window.makeDismisser(above: screen) }
  func select(_ index: Int, of tabs: any TabBarController) { window.select(index, of: tabs) }
  func whenSettled(_ body: @escaping Completion) { window.whenSettled(body) }
}
