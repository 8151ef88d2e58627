import FlowKit

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
