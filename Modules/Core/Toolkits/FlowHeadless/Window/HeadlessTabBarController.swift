public import FlowKit

/// Several stacks side by side, with a bar that selects the visible one.
///
/// It represents a plain container with a tab bar, and not UIKit's `UITabBarController`, which cannot be pushed.
public final class HeadlessTabBarController: HeadlessViewController, TabBarController {
  public let titles: [LocalizedText]
  /// The stacks, in the order of the titles.
  public let stacks: [HeadlessNavigationController]
  /// The position of the visible stack.
  public internal(set) var selectedIndex = 0

  public override var screenName: String { "Tabs" }

  override var visibleScreen: HeadlessViewController? { selected?.visibleScreen ?? self }

  /// Creates a tab bar controller with the first tab selected; stacks that are in another place are left out.
  public init(_ tabs: [(title: LocalizedText, stack: HeadlessNavigationController)]) {
    let free = tabs.filter { !$0.stack.isAttached }
    titles = free.map(\.title)
    stacks = free.map(\.stack)
    super.init()
    for stack in stacks { stack.tabs = self }
  }

  /// The titles in journeys.
  var names: [String] { titles.map(\.developerForm) }

  var selected: HeadlessNavigationController? { stacks.indices.contains(selectedIndex) ? stacks[selectedIndex] : nil }

  override func forEachScreen(_ body: (HeadlessViewController) -> Void) {
    body(self)
    for stack in stacks { stack.forEachScreen(body) }
  }
}
