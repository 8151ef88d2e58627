import FlowKit

extension HeadlessWindow {
  /// The tab bars that the person sees, the outermost first.
  var visibleTabBars: [HeadlessTabBarController] {
    var tabBars: [HeadlessTabBarController] = []
    var next = topContainer.ownTop as? HeadlessTabBarController
    while let tabs = next {
      tabBars.append(tabs)
      next = tabs.selected?.ownTop as? HeadlessTabBarController
    }
    return tabBars
  }

  /// The stacks that the person sees, the outermost first.
  var visibleStacks: [HeadlessNavigationController] {
    var stacks = (topContainer as? HeadlessNavigationController).map { [$0] } ?? []
    stacks += visibleTabBars.compactMap(\.selected)
    return stacks
  }

  /// Shows another of the stacks, at once, and tells FlowKit which screen is the top by that.
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
  /// The controller itself, or what stands on top of its stack.
  fileprivate final var ownTop: HeadlessViewController? {
    if let navigation = self as? HeadlessNavigationController { navigation.viewControllers.last } else { self }
  }
}
