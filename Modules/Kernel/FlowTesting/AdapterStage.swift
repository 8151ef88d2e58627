public import FlowKit

/// A toolkit's window, as ``AdapterConformance`` needs it: empty, with a navigation controller at its bottom.
///
/// What the person does may take its time: on a simulator it does. A stage without that simply returns.
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
  func settle() async

  // The person.

  /// The person taps back, or the close button of a modal stack's first screen.
  func goBack() async
  /// The person holds the back button, and chooses a screen further down, if there is such a menu.
  func goBack(to viewController: any ViewController) async
  /// The person begins to swipe back, if the screen lets them.
  func beginSwipeBack() async
  /// The person ends the swipe, if there is one, and lets go early or not.
  func endSwipeBack(lettingGoEarly: Bool) async
  /// The person pulls the topmost sheet down.
  func pullDown() async
  /// The person taps a button of the alert, if one is the top.
  func answer(_ label: String) async
  /// The person selects a tab.
  func select(tab title: String) async

  // What not every toolkit has: each says whether this one does.

  /// The person leaves by the gesture that assistive technology has for it.
  func escape() async -> Bool
  /// A screen is at work, and holds the person until it is not.
  func setBusy(_ isBusy: Bool, _ viewController: any ViewController) async -> Bool
  /// Code that knows of no flows takes a view controller away, with all above it.
  func removeByForeignCode(_ viewController: any ViewController) async -> Bool
  /// The toolkit will not show what is presented next, and will not say so.
  func refuseNextPresentation() async -> Bool
  /// The app has a delegate of its own for the stack at the bottom, which calls `onChange` when something came or went.
  func listen(_ onChange: @escaping Completion) async -> Bool
}

extension AdapterStage {
  /// There is no such gesture.
  public func escape() async -> Bool { false }
  /// There are no busy screens.
  public func setBusy(_ isBusy: Bool, _ viewController: any ViewController) async -> Bool { false }
  /// There is no other code.
  public func removeByForeignCode(_ viewController: any ViewController) async -> Bool { false }
  /// What is presented is shown.
  public func refuseNextPresentation() async -> Bool { false }
  /// There are no delegates.
  public func listen(_ onChange: @escaping Completion) async -> Bool { false }
}
