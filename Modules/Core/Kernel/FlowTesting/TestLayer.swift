import FlowKit

extension TestWindow {
  /// A stack, or a single modal screen.
  @MainActor
  struct Layer {
    let root: any ViewController
    let style: ModalStyle?
    var single: FlowScreen?

    var stack: TestNavigationController? { root as? TestNavigationController }
    /// The screens on the stack, or the single one, without those in tabs.
    var ownScreens: [FlowScreen] { single.map { [$0] } ?? stack?.screens ?? [] }
    /// All screens, each tab bar's followed by those of its tabs.
    var screens: [FlowScreen] { ownScreens.flatMap(\.withTabs) }
    /// The visible tab bars of the layer, outermost first.
    var visibleTabBars: [TestTabBarController] {
      var tabBars: [TestTabBarController] = []
      var next = ownScreens.last?.viewController as? TestTabBarController
      while let tabs = next {
        tabBars.append(tabs)
        next = tabs.selected?.screens.last?.viewController as? TestTabBarController
      }
      return tabBars
    }
    /// The visible stacks of the layer, from its own to that of the innermost tab bar.
    var visibleStacks: [TestNavigationController] {
      (stack.map { [$0] } ?? []) + visibleTabBars.compactMap(\.selected)
    }
    /// The topmost screen of the layer.
    var top: FlowScreen? { visibleStacks.last { !$0.screens.isEmpty }?.screens.last ?? single }
  }

  /// The stacks of all tabs in the window, visible or not.
  var tabStacks: [TestNavigationController] {
    layers.flatMap(\.screens).flatMap(\.stacks)
  }
}

extension FlowScreen {
  fileprivate var stacks: [TestNavigationController] { (viewController as? TestTabBarController)?.stacks ?? [] }
  /// The screen, and those in its tabs.
  var withTabs: [FlowScreen] { [self] + stacks.flatMap(\.screens).flatMap(\.withTabs) }
}

// MARK: - Taking away

extension TestWindow {
  /// Removes screens and everything above them, and informs FlowKit in one call.
  func performRemoval(_ screens: [FlowScreen], byPerson: Bool) {
    let previous = layers.last?.top
    let removed = remove(screens)
    guard !removed.isEmpty else { return }
    FlowScreen.didRemove(removed, revealing: top(after: previous), byPerson: byPerson)
  }

  /// Returns the screen that is on top now, if it was not before.
  func top(after previous: FlowScreen?) -> FlowScreen? {
    layers.last?.top.flatMap { $0 === previous ? nil : $0 }
  }

  /// Returns the lowest of these screens.
  func lowest(of screens: [FlowScreen]) -> FlowScreen? {
    guard screens.count > 1 else { return screens.first }
    let wanted = Set(screens.map(ObjectIdentifier.init))
    return layers.lazy.flatMap(\.screens).first { wanted.contains(ObjectIdentifier($0)) }
  }

  /// Returns `screen` and everything above it, bottom first.
  func screens(from screen: FlowScreen) -> [FlowScreen] {
    let seen = layers.lastIndex { $0.single === screen || $0.visibleStacks.contains { $0.holds(screen) } }
    let above = seen.map { layers[($0 + 1)...].flatMap(\.screens) } ?? []
    let own = stack(of: screen)?.screens ?? (seen == nil ? [] : [screen])
    return own.drop { $0 !== screen }.flatMap(\.withTabs) + above
  }

  /// Returns the stack that holds the screen: usually the one onto which it was pushed.
  private func stack(of screen: FlowScreen) -> TestNavigationController? {
    if let stack = screen.navigationController as? TestNavigationController, stack.holds(screen) { return stack }
    return layers.lazy.compactMap(\.stack).first { $0.holds(screen) } ?? tabStacks.first { $0.holds(screen) }
  }

  /// Returns the screens above `screen`, bottom first, without those in its tabs.
  func screens(above screen: FlowScreen) -> [FlowScreen] {
    Array(screens(from: screen).dropFirst(screen.withTabs.count))
  }

  /// From the top down, so that the cost depends on the removed screens only.
  private func remove(_ screens: [FlowScreen]) -> [FlowScreen] {
    var left = Set(screens.map(ObjectIdentifier.init))
    var cut: (level: Int, index: Int)?
    for level in layers.indices.reversed() where !left.isEmpty {
      if let index = layers[level].ownScreens.lowest(of: &left) { cut = (level, index) }
    }
    var removed: [FlowScreen] = []
    if let (level, index) = cut {
      removed = layers[level].ownScreens[index...].flatMap(\.withTabs) + layers[(level + 1)...].flatMap(\.screens)
      layers.removeSubrange((level + 1)...)
      layers[level].stack?.screens.removeSubrange(index...)
      if index == 0, level > 0 { layers.remove(at: level) }
    }
    return left.isEmpty ? removed : removeInTabs(screens, &left) + removed
  }

  /// Each tab's stack is cut separately; screens presented above are removed with a visible one.
  private func removeInTabs(_ screens: [FlowScreen], _ left: inout Set<ObjectIdentifier>) -> [FlowScreen] {
    var removed: [FlowScreen] = []
    let stacks = screens.count == 1 ? [stack(of: screens[0])].compactMap(\.self) : tabStacks
    for stack in stacks where !left.isEmpty {
      guard let lowest = stack.screens.lowest(of: &left) else { continue }
      let cut = stack.screens[lowest...].flatMap(\.withTabs)
      // One stack may be removed with another.
      left.subtract(cut.map(ObjectIdentifier.init))
      removed += cut
      if let level = layers.firstIndex(where: { $0.visibleStacks.contains { $0 === stack } }) {
        removed += layers[(level + 1)...].flatMap(\.screens)
        layers.removeSubrange((level + 1)...)
      }
      stack.screens.removeSubrange(lowest...)
    }
    return removed
  }
}

extension [FlowScreen] {
  /// Returns the lowest position of a wanted screen, and removes the found ones from `wanted`.
  fileprivate func lowest(of wanted: inout Set<ObjectIdentifier>) -> Int? {
    var lowest: Int?
    for index in indices.reversed() where !wanted.isEmpty {
      if wanted.remove(ObjectIdentifier(self[index])) != nil { lowest = index }
    }
    return lowest
  }
}
