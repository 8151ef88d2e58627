import FlowKit
import FlowTesting

/// A test window that keeps each stack and each completion, and notes when presenters begin and return.
@MainActor
final class KeepingToolkit: ViewControllerPresenterFactory {
  final class Log {
    var steps: [String] = []
    var completions: [Completion] = []
  }

  let window = TestWindow()
  let log = Log()
  private var stacks: [any NavigationController] = []

  var topViewController: (any ViewController)? { window.topViewController }

  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    let stack = window.makeNavigationController(holding: viewControllers)
    stacks.append(stack)
    return stack
  }
  func makeTabBarController(_ tabs: [(title: String, stack: any NavigationController)]) -> any TabBarController {
    window.makeTabBarController(tabs)
  }
  func makeAlert(_ content: AlertContent) -> any ViewController { window.makeAlert(content) }
  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    LoggingPresenter(
      presenter: window.makePushPresenter(onto: navigation, replacingStack: replacingStack), log: log)
  }
  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    window.makeModalPresenter(over: host, as: style)
  }
  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser { window.makeDismisser(of: screens) }
  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser { window.makeDismisser(above: screen) }
  func select(_ index: Int, of tabs: any TabBarController) { window.select(index, of: tabs) }
  func whenSettled(_ body: @escaping Completion) { window.whenSettled(body) }
}

@MainActor
private struct LoggingPresenter: ViewControllerPresenter {
  let presenter: any ViewControllerPresenter
  let log: KeepingToolkit.Log

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    log.steps.append("present")
    log.completions.append(completion)
    presenter.present(screens, animated: animated, completion: completion)
    log.steps.append("presented")
  }
}
