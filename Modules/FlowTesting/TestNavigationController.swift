public import FlowKit

/// A navigation controller that is an array.
@MainActor
public final class TestNavigationController: NavigationController {
  /// The screens that flows have pushed, bottom first.
  public internal(set) var screens: [FlowScreen] = []

  /// An empty stack.
  public init() {}
}
