public import FlowKit

// What the person at the screen can do without the app's help.

extension TestWindow {
  /// Taps the back button; on the first screen of a modal stack, its close button.
  public func goBack() {
    guard let top = layers.last?.screens.last else { return }
    takeAway(top, byPerson: true)
  }

  /// Swipes back.
  /// - Parameter lettingGoEarly: the swipe is called off: the screen comes back.
  public func swipeBack(lettingGoEarly: Bool = false) {
    beginSwipeBack()
    endSwipeBack(lettingGoEarly: lettingGoEarly)
  }

  /// Puts the finger down; until the swipe ends, no transition can begin.
  public func beginSwipeBack() {
    beginSwipe()
  }

  /// Lets go.
  public func endSwipeBack(lettingGoEarly: Bool) {
    if !lettingGoEarly { goBack() }
    endSwipe()
  }

  /// Pulls the topmost sheet down, and with it all that is in it.
  /// - Returns: whether the topmost layer is a sheet.
  @discardableResult
  public func pullDown() -> Bool {
    guard let layer = layers.last, layer.style == .sheet, let first = layer.screens.first else {
      return false
    }
    takeAway(first, byPerson: true)
    return true
  }

  /// Taps and holds the back button, and chooses a screen further down, or what was there before all of them.
  public func goBack(to viewController: (any ViewController)?) {
    let screens = layers.last?.screens ?? []
    let position = screens.firstIndex { $0.viewController === viewController }.map { $0 + 1 } ?? 0
    if position < screens.count { takeAway(screens[position], byPerson: true) }
  }
}
