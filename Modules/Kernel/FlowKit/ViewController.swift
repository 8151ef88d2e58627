/// Whatever a toolkit puts on the screen; flows only hand it along.
@MainActor
public protocol ViewController: AnyObject {}

/// A view controller that keeps a stack of others.
@MainActor
public protocol NavigationController: ViewController {}

/// A view controller that keeps several stacks, of which the person sees one.
@MainActor
public protocol TabBarController: ViewController {
  /// The position of the stack that the person sees.
  var selectedIndex: Int { get }
}
