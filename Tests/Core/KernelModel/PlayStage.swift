package import FlowKit

/// A toolkit's window, in which the kernel plays: the interface for flows, the person at it, and the visible screens.
///
/// The person's actions return whether the toolkit offers them at all; a screen that asks first may stay.
@MainActor
package protocol PlayStage: AnyObject {
  var factory: any ViewControllerPresenterFactory { get }
  /// The stack at the bottom.
  var navigation: any NavigationController { get }
  /// The visible screens, bottom first; those of a tab that is not seen, too.
  var shown: [any ViewController] { get }
  /// Whether screens go from their stack when the movement begins, and invisible ones do not move, as in UIKit.
  var movesLikeUIKit: Bool { get }
  /// Whether transitions complete more or less often than once, which is misuse, and changes nothing else.
  var completesOddly: Bool { get }

  func makeScreen(_ number: Int) -> any ViewController
  /// The number of any screen; alerts and tabs carry theirs as a title.
  func number(of viewController: any ViewController) -> Int

  func goBack() -> Bool
  func beginSwipe() -> Bool
  func endSwipe(cancelled: Bool) -> Bool
  func pullDown() -> Bool
  func goBack(to screen: (any ViewController)?) -> Bool
  func answer(_ label: String) -> Bool
  func select(tab index: Int) -> Bool
  /// Lets one transition arrive.
  /// - Returns: whether one was on its way.
  func settleOne() -> Bool
}

extension PlayStage {
  package var completesOddly: Bool { false }
}
