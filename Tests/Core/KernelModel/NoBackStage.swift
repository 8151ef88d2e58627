package import FlowKit

/// A stage on which the person's taps on the back button do nothing.
@MainActor
package final class NoBackStage: PlayStage {
  private let stage: any PlayStage

  package init(_ stage: any PlayStage) {
    self.stage = stage
  }

  package var factory: any ViewControllerPresenterFactory { stage.factory }
  package var navigation: any NavigationController { stage.navigation }
  package var shown: [any ViewController] { stage.shown }
  package var movesLikeUIKit: Bool { stage.movesLikeUIKit }

  package func makeScreen(_ number: Int) -> any ViewController { stage.makeScreen(number) }
  package func number(of viewController: any ViewController) -> Int { stage.number(of: viewController) }

  package func goBack() -> Bool { true }
  package func beginSwipe() -> Bool { stage.beginSwipe() }
  package func endSwipe(cancelled: Bool) -> Bool { stage.endSwipe(cancelled: cancelled) }
  package func pullDown() -> Bool { stage.pullDown() }
  package func goBack(to screen: (any ViewController)?) -> Bool { stage.goBack(to: screen) }
  package func answer(_ label: String) -> Bool { stage.answer(label) }
  package func select(tab index: Int) -> Bool { stage.select(tab: index) }
  package func settleOne() -> Bool { stage.settleOne() }
}
