package import FlowKit

/// A stage whose transitions complete never, once and twice in turn, that settles twice, and that names screens again when
/// they are gone: the same play, with misuse of the toolkit.
@MainActor
package final class MiscountingStage: PlayStage {
  private let stage: any PlayStage
  private let counter = CompletionCounter()

  package init(_ stage: any PlayStage) {
    self.stage = stage
  }

  package var factory: any ViewControllerPresenterFactory { OddFactory(base: stage.factory, counter: counter) }
  package var navigation: any NavigationController { stage.navigation }
  package var shown: [any ViewController] { stage.shown }
  package var movesLikeUIKit: Bool { stage.movesLikeUIKit }
  package var completesOddly: Bool { true }

  package func makeScreen(_ number: Int) -> any ViewController { stage.makeScreen(number) }
  package func number(of viewController: any ViewController) -> Int { stage.number(of: viewController) }

  package func goBack() -> Bool { stage.goBack() }
  package func beginSwipe() -> Bool { stage.beginSwipe() }
  package func endSwipe(cancelled: Bool) -> Bool { stage.endSwipe(cancelled: cancelled) }
  package func pullDown() -> Bool { stage.pullDown() }
  package func goBack(to screen: (any ViewController)?) -> Bool { stage.goBack(to: screen) }
  package func answer(_ label: String) -> Bool { stage.answer(label) }
  package func select(tab index: Int) -> Bool { stage.select(tab: index) }
  package func settleOne() -> Bool { stage.settleOne() }
}

@MainActor
private final class CompletionCounter {
  private var count = 0

  /// The completion for the next transition.
  func next(_ completion: @escaping Completion) -> Completion {
    count += 1
    let times = count % 3
    return { for _ in 0..<times { completion() } }
  }
}

@MainActor
private struct OddFactory: ViewControllerPresenterFactory {
  let base: any ViewControllerPresenterFactory
  let counter: CompletionCounter

  var windowRecord: WindowRecord { base.windowRecord }
  var topViewController: (any ViewController)? { base.topViewController }

  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    base.makeNavigationController(holding: viewControllers)
  }
  func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)]) -> any TabBarController {
    base.makeTabBarController(tabs)
  }
  func makeAlert(_ content: AlertContent) -> any ViewController { base.makeAlert(content) }
  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    OddPresenter(base: base.makePushPresenter(onto: navigation, replacingStack: replacingStack), counter: counter)
  }
  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    OddPresenter(base: base.makeModalPresenter(over: host, as: style), counter: counter)
  }
  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser {
    OddDismisser(base: base.makeDismisser(of: screens), counter: counter, screens: screens)
  }
  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser {
    OddDismisser(base: base.makeDismisser(above: screen), counter: counter)
  }
  func select(_ index: Int, of tabs: any TabBarController) { base.select(index, of: tabs) }
  func whenSettled(_ body: @escaping Completion) {
    base.whenSettled {
      body()
      body()
    }
  }
}

@MainActor
private struct OddPresenter: ViewControllerPresenter {
  let base: any ViewControllerPresenter
  let counter: CompletionCounter

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    base.present(screens, animated: animated, completion: counter.next(completion))
  }
}

@MainActor
private struct OddDismisser: ViewControllerDismisser {
  let base: any ViewControllerDismisser
  let counter: CompletionCounter
  var screens: [FlowScreen] = []

  func dismiss(animated: Bool, completion: @escaping Completion) {
    let next = counter.next(completion)
    base.dismiss(animated: animated) {
      FlowScreen.didRemove(screens.filter { !$0.isShown }, revealing: nil, byPerson: false)
      next()
    }
  }
}
