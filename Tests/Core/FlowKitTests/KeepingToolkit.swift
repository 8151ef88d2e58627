import FlowKit
import FlowTesting

/// A test window that keeps each stack and each completion, and notes when presenters begin and return.
@MainActor
final class KeepingToolkit: WindowToolkit {
  final class Log {
    var steps: [String] = []
    var completions: [Completion] = []
  }

  let window = TestWindow()
  let log = Log()
  private var stacks: [any NavigationController] = []

  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    let stack = window.makeNavigationController(holding: viewControllers)
    stacks.append(stack)
    return stack
  }
  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    LoggingPresenter(
      presenter: window.makePushPresenter(onto: navigation, replacingStack: replacingStack), log: log)
  }
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
