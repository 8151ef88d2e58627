import FlowKit
import FlowTesting

/// A toolkit's window, in which the kernel plays: what flows need of it, the person at it, and what is on show.
@MainActor
protocol PlayStage: AnyObject {
  var factory: any ViewControllerPresenterFactory { get }
  /// The stack at the bottom.
  var navigation: any NavigationController { get }
  /// The screens on show, bottom first; those of a tab that is not seen, too.
  var shown: [any ViewController] { get }

  func goBack()
  func beginSwipe()
  func endSwipe(lettingGoEarly: Bool)
  func pullDown()
  func goBack(to screen: (any ViewController)?)
  func answer(_ label: String)
  func select(tab index: Int)
  func settleOne()
  func settle()
}

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
