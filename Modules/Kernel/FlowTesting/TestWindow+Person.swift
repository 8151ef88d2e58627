public import FlowKit

// What the person at the screen can do without the app's help.

extension TestWindow {
  /// Taps the back button; on the first screen of a modal stack, its close button.
  /// - Returns: whether the screen went; one that asks first stays.
  @discardableResult
  public func goBack() -> Bool {
    look()
    guard let top = layers.last?.top else { return false }
    return leave(from: top)
  }

  /// Swipes back.
  /// - Parameter lettingGoEarly: the swipe is called off: the screen comes back.
  public func swipeBack(lettingGoEarly: Bool = false) {
    guard beginSwipeBack() else { return }
    endSwipeBack(lettingGoEarly: lettingGoEarly)
  }

  /// Puts the finger down; until the swipe ends, no transition can begin.
  /// - Returns: whether the swipe has begun; a screen that asks before it is left does not move.
  @discardableResult
  public func beginSwipeBack() -> Bool {
    look()
    guard let top = layers.last?.top, !(top.viewController is TestAlert) else { return false }
    guard FlowScreen.mayLeave(screens(from: top)) else { return false }
    beginSwipe()
    return true
  }

  /// Lets go.
  public func endSwipeBack(lettingGoEarly: Bool) {
    endSwipe {
      if !lettingGoEarly, let top = layers.last?.top { takeAway([top], byPerson: true) }
    }
  }

  /// Pulls the topmost sheet down, and with it all that is in it.
  /// - Returns: whether it went.
  @discardableResult
  public func pullDown() -> Bool {
    look()
    guard let layer = layers.last, layer.style?.isDismissible == true, let first = layer.ownScreens.first else {
      return false
    }
    return leave(from: first)
  }

  /// Taps and holds the back button, and chooses a screen further down, or what was there before all of them.
  public func goBack(to viewController: (any ViewController)?) {
    look()
    let screens = layers.last?.visibleStacks.last?.screens ?? layers.last?.ownScreens ?? []
    let position = screens.firstIndex { $0.viewController === viewController }.map { $0 + 1 } ?? 0
    if position < screens.count { leave(from: screens[position]) }
  }

  /// Selects another tab of the tab bar that is seen.
  public func select(tab index: Int) {
    look()
    if let tabs = layers.last?.visibleTabBars.last { select(index, of: tabs) }
  }

  /// Taps a button of the alert that is the top; the alert goes.
  /// - Returns: whether there is such a button.
  @discardableResult
  public func answer(_ label: String) -> Bool {
    look()
    guard
      let screen = layers.last?.single, let alert = screen.viewController as? TestAlert,
      let button = alert.content.buttons.first(where: { $0.label == label })
    else { return false }
    button.choose()
    takeAway([screen], byPerson: true)
    return true
  }

  @discardableResult
  private func leave(from screen: FlowScreen) -> Bool {
    guard !(screen.viewController is TestAlert), FlowScreen.mayLeave(screens(from: screen)) else { return false }
    takeAway([screen], byPerson: true)
    return true
  }
}
