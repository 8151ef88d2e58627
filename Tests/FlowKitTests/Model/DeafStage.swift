import FlowKit
import FlowTesting

/// A stage on which the person's taps on the back button do nothing.
@MainActor
final class DeafStage: PlayStage {
  private let stage: any PlayStage

  init(_ mode: PlayMode) {
    stage = mode.makeStage()
  }

  var factory: any ViewControllerPresenterFactory { stage.factory }
  var navigation: any NavigationController { stage.navigation }
  var shown: [any ViewController] { stage.shown }

  func goBack() {}
  func beginSwipe() { stage.beginSwipe() }
  func endSwipe(lettingGoEarly: Bool) { stage.endSwipe(lettingGoEarly: lettingGoEarly) }
  func pullDown() { stage.pullDown() }
  func goBack(to screen: (any ViewController)?) { stage.goBack(to: screen) }
  func answer(_ label: String) { stage.answer(label) }
  func select(tab index: Int) { stage.select(tab: index) }
  func settleOne() { stage.settleOne() }
  func settle() { stage.settle() }
}
