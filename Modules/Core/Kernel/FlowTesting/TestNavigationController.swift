public import FlowKit

/// A navigation controller that stores an array.
@MainActor
public final class TestNavigationController: NavigationController {
  /// The pushed screens, bottom first.
  public internal(set) var screens: [FlowScreen] = []
  /// The tab bar controller of which it is a stack.
  fileprivate(set) weak var tabBarController: TestTabBarController?

  /// Returns whether the screen is on the stack; those on top are found first.
  func holds(_ screen: FlowScreen) -> Bool { screens.reversed().contains { $0 === screen } }

  public init() {}
}

/// A tab bar controller that stores an array of stacks.
@MainActor
public final class TestTabBarController: TabBarController {
  public let titles: [LocalizedText]
  /// The stacks, in the order of the titles.
  public let stacks: [TestNavigationController]
  /// The index of the visible stack.
  public internal(set) var selectedIndex = 0

  init(titles: [LocalizedText], stacks: [TestNavigationController]) {
    self.titles = titles
    self.stacks = stacks
    for stack in stacks { stack.tabBarController = self }
  }

  var selected: TestNavigationController? { stacks.indices.contains(selectedIndex) ? stacks[selectedIndex] : nil }
}

/// An alert that stores its content.
@MainActor
public final class TestAlert: ViewController, TestViewController {
  public let content: AlertContent
  weak var flowScreen: FlowScreen?

  init(_ content: AlertContent) {
    self.content = content
  }
}
