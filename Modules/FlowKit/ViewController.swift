/// Whatever a toolkit puts on the screen; flows only hand it along.
@MainActor
public protocol ViewController: AnyObject {}

/// A view controller that keeps a stack of others.
@MainActor
public protocol NavigationController: ViewController {}
