public import FlowKit

// The actions of the person that the toolkit itself handles.

extension TestWindow {
  /// Taps the back button; on the first screen of a modal stack, its close button.
  /// - Returns: whether the screen was dismissed; one that asks first stays.
  @discardableResult
  public func goBack() -> Bool {
    settleUnlessHeld()
    guard let top = layers.last?.top else { return false }
    return leave(from: top)
  }

  /// Swipes back.
  /// - Parameter cancelled: whether the person cancels the swipe.
  public func swipeBack(cancelled: Bool = false) {
    guard beginSwipeBack() else { return }
    endSwipeBack(cancelled: cancelled)
  }

  /// Begins a swipe; until it ends, no transition can begin.
  /// - Returns: whether the swipe has begun; a screen that asks first does not move.
  @discardableResult
  public func beginSwipeBack() -> Bool {
    settleUnlessHeld()
    guard let top = layers.last?.top, !(top.viewController is TestAlert) else { return false }
    guard FlowScreen.mayLeave(screens(from: top)) else { return false }
    beginSwipe()
    return true
  }

  /// Completes or cancels the swipe.
  public func endSwipeBack(cancelled: Bool) {
    endSwipe {
      if !cancelled, let top = layers.last?.top { performRemoval([top], byPerson: true) }
    }
  }

  /// Pulls down the topmost sheet with its content.
  /// - Returns: whether the sheet was dismissed.
  @discardableResult
  public func pullDown() -> Bool {
    settleUnlessHeld()
    guard let layer = layers.last, layer.style?.isDismissible == true, let first = layer.ownScreens.first else {
      return false
    }
    return leave(from: first)
  }

  /// Chooses a screen from the menu of the back button; nil for the view controller below all screens.
  public func goBack(to viewController: (any ViewController)?) {
    settleUnlessHeld()
    let screens = layers.last?.visibleStacks.last?.screens ?? layers.last?.ownScreens ?? []
    let position = screens.firstIndex { $0.viewController === viewController }.map { $0 + 1 } ?? 0
    if position < screens.count { leave(from: screens[position]) }
  }

  /// Selects a tab of the visible tab bar.
  public func select(tab index: Int) {
    settleUnlessHeld()
    if let tabs = layers.last?.visibleTabBars.last { select(index, of: tabs) }
  }

  /// Taps a button of the topmost alert, which dismisses the alert.
  /// - Returns: whether there is such a button.
  @discardableResult
  public func answer(_ label: LocalizedText) -> Bool {
    settleUnlessHeld()
    guard
      let screen = layers.last?.single, let alert = screen.viewController as? TestAlert,
      let button = alert.content.buttons.first(where: { $0.label == label })
    else { return false }
    button.choose()
    performRemoval([screen], byPerson: true)
    return true
  }

  @discardableResult
  private func leave(from screen: FlowScreen) -> Bool {
    guard !(screen.viewController is TestAlert), FlowScreen.mayLeave(screens(from: screen)) else { return false }
    performRemoval([screen], byPerson: true)
    return true
  }
}
