public import FlowKit

/// A navigation controller that is an array.
@MainActor
public final class TestNavigationController: NavigationController {
  /// The screens that flows have pushed, bottom first.
  public internal(set) var screens: [FlowScreen] = []

  /// An empty stack.
  public init() {}
}

/// A tab bar controller that is an array of stacks.
@MainActor
public final class TestTabBarController: TabBarController {
  /// What the tabs say.
  public let titles: [String]
  /// The stacks, in the order of the titles.
  public let stacks: [TestNavigationController]
  /// The position of the stack that the person sees.
  public internal(set) var selectedIndex = 0

  init(titles: [String], stacks: [TestNavigationController]) {
    self.titles = titles
    self.stacks = stacks
  }

  var selected: TestNavigationController? { stacks.indices.contains(selectedIndex) ? stacks[selectedIndex] : nil }
}

/// An alert that is an array of buttons.
@MainActor
public final class TestAlert: ViewController {
  /// What it asks.
  public let content: AlertContent

  init(_ content: AlertContent) {
    self.content = content
  }
}
