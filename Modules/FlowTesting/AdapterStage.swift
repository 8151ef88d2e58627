public import FlowKit

/// A toolkit's window, as ``AdapterConformance`` needs it: empty, with a navigation controller at its bottom.
@MainActor
public protocol AdapterStage: AnyObject {
  /// The presenters under test.
  var factory: any ViewControllerPresenterFactory { get }
  /// The stack at the bottom of the window, with one view controller on it that belongs to no flow.
  var navigation: any NavigationController { get }
  /// The view controllers on show but for that one, bottom first.
  var shown: [any ViewController] { get }

  /// A view controller that the toolkit can show.
  func makeViewController() -> any ViewController
  /// Lets every transition arrive that is on its way.
  func settle()
  /// The person taps back, or the close button of a modal stack's first screen.
  func goBack()
  /// The person swipes back, and lets go early or not.
  func swipeBack(lettingGoEarly: Bool)
  /// The person pulls the topmost sheet down.
  func pullDown()
}
