import FlowKit
import FlowTesting

/// The arrays of ``TestWindow``.
@MainActor
final class TestWindowStage: PlayStage {
  private let window: TestWindow
  private var isSwiping = false

  init(_ pace: TestWindow.Pace) {
    window = TestWindow(pace: pace)
  }

  var factory: any ViewControllerPresenterFactory { window }
  var navigation: any NavigationController { window.navigation }
  var shown: [any ViewController] { window.viewControllers }

  func goBack() { window.goBack() }
  func beginSwipe() { if !isSwiping { isSwiping = window.beginSwipeBack() } }
  func endSwipe(lettingGoEarly: Bool) {
    guard isSwiping else { return }
    isSwiping = false
    window.endSwipeBack(lettingGoEarly: lettingGoEarly)
  }
  func pullDown() { window.pullDown() }
  func goBack(to screen: (any ViewController)?) { window.goBack(to: screen) }
  func answer(_ label: String) { window.answer(label) }
  func select(tab index: Int) { window.select(tab: index) }
  func settleOne() { window.settleOne() }
  func settle() { window.settle() }
}
