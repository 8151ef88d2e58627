/// A view controller of any toolkit; flows only pass it on.
@MainActor
public protocol ViewController: AnyObject {}

/// A view controller that contains a stack of others.
@MainActor
public protocol NavigationController: ViewController {}

/// A view controller that contains several stacks of which one is visible.
@MainActor
public protocol TabBarController: ViewController {
  /// The index of the visible stack.
  var selectedIndex: Int { get }
}
