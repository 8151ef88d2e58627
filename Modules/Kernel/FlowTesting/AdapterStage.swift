public import FlowKit

/// A toolkit's window, as ``AdapterConformance`` needs it: empty, with a navigation controller at its bottom.
@MainActor
public protocol AdapterStage: AnyObject {
  /// The presenters under test.
  var factory: any ViewControllerPresenterFactory { get }
  /// The stack at the bottom of the window, with one view controller on it that belongs to no flow.
  var navigation: any NavigationController { get }
  /// The view controllers on show but for that one, bottom first: also alerts, tab bars, and what is in hidden tabs.
  var shown: [any ViewController] { get }
  /// How many animated movements there were: several screens that come or go at once are one.
  var movementCount: Int { get }

  /// A view controller that the toolkit can show.
  func makeViewController() -> any ViewController
  /// Lets every transition arrive that is on its way.
  func settle()
  /// The person taps back, or the close button of a modal stack's first screen.
  func goBack()
  /// The person holds the back button, and chooses a screen further down.
  func goBack(to viewController: any ViewController)
  /// The person begins to swipe back, if the screen lets them.
  func beginSwipeBack()
  /// The person ends the swipe, if there is one, and lets go early or not.
  func endSwipeBack(lettingGoEarly: Bool)
  /// The person pulls the topmost sheet down.
  func pullDown()
  /// The person taps a button of the alert, if one is the top.
  func answer(_ label: String)
  /// The person selects a tab.
  func select(tab title: String)
}
