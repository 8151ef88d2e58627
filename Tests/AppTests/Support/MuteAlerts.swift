import FlowHeadless
import FlowKit
import FlowProgram

/// A toolkit with a mistake: its alerts have no answers, which the window refuses.
@MainActor
struct MuteAlerts: ViewControllerPresenterFactory {
  private let toolkit: HeadlessPresenterFactory

  /// Returns a window for an app that uses this toolkit.
  static func makeWindow(_ idle: @escaping @MainActor () async -> Void, _ language: Language) -> DeviceWindow {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation, language: language)
    let factory = MuteAlerts(toolkit: HeadlessPresenterFactory(window: window))
    return DeviceWindow(
      presentation: .push(onto: navigation, using: factory), driver: HeadlessDriver(window: window, idle: idle))
  }

  func makeAlert(_ content: AlertContent) -> any ViewController {
    HeadlessAlertController(title: content.title, answers: [])
  }

  var windowRecord: WindowRecord { toolkit.windowRecord }
  var topViewController: (any ViewController)? { toolkit.topViewController }

  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    toolkit.makeNavigationController(holding: viewControllers)
  }

  func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)]) -> any TabBarController {
    toolkit.makeTabBarController(tabs)
  }

  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    toolkit.makePushPresenter(onto: navigation, replacingStack: replacingStack)
  }

  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    toolkit.makeModalPresenter(over: host, as: style)
  }

  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser { toolkit.makeDismisser(of: screens) }

  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser {
    toolkit.makeDismisser(above: screen)
  }

  func select(_ index: Int, of tabs: any TabBarController) { toolkit.select(index, of: tabs) }

  func whenSettled(_ body: @escaping Completion) { toolkit.whenSettled(body) }
}
