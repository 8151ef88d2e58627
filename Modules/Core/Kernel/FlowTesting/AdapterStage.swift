public import FlowKit

/// A window of a toolkit for ``AdapterConformance``: empty, with a navigation controller at the bottom.
///
/// The person's actions are asynchronous, since they take time on a simulator.
@MainActor
public protocol AdapterStage: AnyObject {
  /// The presenters under test.
  var factory: any ViewControllerPresenterFactory { get }
  /// The stack at the bottom of the window, with one view controller that belongs to no flow.
  var navigation: any NavigationController { get }
  /// The other view controllers, bottom first, including alerts, tab bars, and those in hidden tabs.
  var shown: [any ViewController] { get }
  /// The number of animated movements; several screens that are shown or removed at once count as one.
  var movementCount: Int { get }

  func makeViewController() -> any ViewController
  /// Waits until all transitions are complete.
  func settle() async

  // The person.

  /// The person taps the back button, or the close button of a modal stack's first screen.
  func goBack() async
  /// The person chooses a screen from the menu of the back button, if there is one.
  func goBack(to viewController: any ViewController) async
  /// The person begins to swipe back, if the screen allows it.
  func beginSwipeBack() async
  /// The person completes or cancels the swipe, if there is one.
  func endSwipeBack(cancelled: Bool) async
  /// The person pulls the topmost sheet down.
  func pullDown() async
  /// The person taps a button of the topmost alert, if there is one.
  func answer(_ label: String) async
  func select(tab title: String) async

  // Optional capabilities; each method returns whether the toolkit has it.

  /// The person performs the escape gesture of assistive technologies.
  func escape() async -> Bool
  /// Sets whether a screen is busy, so that the person cannot leave it.
  func setBusy(_ isBusy: Bool, _ viewController: any ViewController) async -> Bool
  /// Code that is unaware of flows dismisses a view controller and everything above it.
  func removeByForeignCode(_ viewController: any ViewController) async -> Bool
  /// Makes the toolkit silently ignore the next presentation.
  func refuseNextPresentation() async -> Bool
  /// Sets the app's own delegate of the bottom stack, which calls `onChange` at each change.
  func listen(_ onChange: @escaping Completion) async -> Bool
  /// The person opens something that the toolkit itself presents, and that closes by itself, such as a menu.
  func openMenu() async -> Bool
  func closeMenu() async -> Bool

  /// Makes a view controller that cannot be on a stack; nil if all can.
  func makeUnpushable() -> (any ViewController)?
  /// The toolkit's own modal styles, which the person can leave by going back.
  var ownStyles: [ModalStyle] { get }
  /// Returns whether the stack of a presented view controller looks as one of the toolkit's own styles requires.
  func hasStyle(_ style: ModalStyle, _ viewController: any ViewController) -> Bool
  /// The window and the presenters, which must be released with the stage.
  var ownedObjects: [AnyObject] { get }
}

extension AdapterStage {
  public func escape() async -> Bool { false }
  public func setBusy(_ isBusy: Bool, _ viewController: any ViewController) async -> Bool { false }
  public func removeByForeignCode(_ viewController: any ViewController) async -> Bool { false }
  public func refuseNextPresentation() async -> Bool { false }
  public func listen(_ onChange: @escaping Completion) async -> Bool { false }
  public func openMenu() async -> Bool { false }
  public func closeMenu() async -> Bool { false }
  public func makeUnpushable() -> (any ViewController)? { nil }
  public var ownStyles: [ModalStyle] { [] }
  public func hasStyle(_ style: ModalStyle, _ viewController: any ViewController) -> Bool { true }
  public var ownedObjects: [AnyObject] { [] }
}
