/// The toolkit of a flow without a presentation, which cannot show anything.
struct DetachedFactory: ViewControllerPresenterFactory, ViewControllerPresenter, ViewControllerDismisser {
  private final class Nothing: NavigationController, TabBarController {
    let selectedIndex = 0
  }

  let windowRecord = WindowRecord()
  var topViewController: (any ViewController)? { nil }

  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController { Nothing() }
  func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)]) -> any TabBarController {
    Nothing()
  }
  func makeAlert(_ content: AlertContent) -> any ViewController { Nothing() }

  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter { self }
  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter { self }
  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser { self }
  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser { self }
  func select(_ index: Int, of tabs: any TabBarController) {}
  func whenSettled(_ body: @escaping Completion) { body() }

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
    completion()
  }
  func dismiss(animated: Bool, completion: @escaping Completion) { completion() }
}
