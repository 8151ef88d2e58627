import FlowKit

extension HeadlessWindow {
  /// The visible tab bars, the outermost first.
  var visibleTabBars: [HeadlessTabBarController] {
    var tabBars: [HeadlessTabBarController] = []
    var next = topContainer.ownTop as? HeadlessTabBarController
    while let tabs = next {
      tabBars.append(tabs)
      next = tabs.selected?.ownTop as? HeadlessTabBarController
    }
    return tabBars
  }

  /// The visible stacks, the outermost first.
  var visibleStacks: [HeadlessNavigationController] {
    var stacks = (topContainer as? HeadlessNavigationController).map { [$0] } ?? []
    stacks += visibleTabBars.compactMap(\.selected)
    return stacks
  }

  /// Selects a tab without animation, and informs FlowKit of the new top screen.
  public func select(_ index: Int, of tabs: HeadlessTabBarController) {
    guard tabs.stacks.indices.contains(index) else { return }
    let former = topViewController
    tabs.selectedIndex = index
    guard let top = topViewController, top !== former else { return }
    top.loadViewIfNeeded()
    FlowScreen.didRemove([], revealing: top.flowScreen, byPerson: false)
  }
}

extension HeadlessViewController {
  /// The controller itself, or the top of its stack.
  fileprivate final var ownTop: HeadlessViewController? {
    if let navigation = self as? HeadlessNavigationController { navigation.viewControllers.last } else { self }
  }
}
