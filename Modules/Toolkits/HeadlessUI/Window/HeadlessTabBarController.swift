public import FlowKit

/// Several stacks side by side, of which the person sees one, and a bar to choose it.
///
/// It stands for a plain container with a tab bar in it, not for UIKit's `UITabBarController`, which cannot be pushed.
public final class HeadlessTabBarController: HeadlessViewController, TabBarController {
  /// What the tabs say.
  public let titles: [String]
  /// The stacks, in the order of the titles.
  public let stacks: [HeadlessNavigationController]
  /// The position of the stack that the person sees.
  public internal(set) var selectedIndex = 0

  public override var screenName: String { "Tabs" }

  override var visibleScreen: HeadlessViewController? { selected?.visibleScreen ?? self }

  /// Tabs that are not on show yet, the first selected; a stack that stands elsewhere has none.
  public init(_ tabs: [(title: String, stack: HeadlessNavigationController)]) {
    let free = tabs.filter { !$0.stack.stands }
    titles = free.map(\.title)
    stacks = free.map(\.stack)
    super.init()
    for stack in stacks { stack.tabBarController = self }
  }

  var selected: HeadlessNavigationController? { stacks.indices.contains(selectedIndex) ? stacks[selectedIndex] : nil }

  override func forEachScreen(_ body: (HeadlessViewController) -> Void) {
    body(self)
    for stack in stacks { stack.forEachScreen(body) }
  }
}
