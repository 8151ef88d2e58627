// Counts the visible and pending screens of a flow and the flows inside it, so that queries take constant time.

extension FlowNode {
  /// Whether a screen of the flow, or of a flow inside it, is shown.
  final var isOnShow: Bool { shownCount > 0 }
  /// Whether such a screen is shown or pending.
  final var hasScreens: Bool { wantedCount > 0 }

  // A change propagates only to ancestors whose count changes between zero and one.

  final func addShown(_ change: Int32) {
    var node: FlowNode? = self
    while let it = node {
      it.shownCount += change
      guard it.shownCount == max(change, 0) else { return }
      node = it.parent
    }
  }

  final func addWanted(_ change: Int32) {
    var node: FlowNode? = self
    while let it = node {
      it.wantedCount += change
      guard it.wantedCount == max(change, 0) else { return }
      if it.stage == .reported, !it.hasScreens { runtime?.didEmpty(it) }
      node = it.parent
    }
  }

  /// Returns whether a pending screen is still to be shown.
  final func wants(_ screen: FlowScreen) -> Bool { screen.dropCount == dropCount }

  /// Adds a screen that is now shown.
  final func add(_ screen: FlowScreen) {
    screen.older = newestScreen
    newestScreen = screen
    addShown(1)
  }

  /// Called when a screen is no longer shown.
  final func didHide() {
    addShown(-1)
    addWanted(-1)
  }

  final func remove(_ screen: FlowScreen) {
    if newestScreen === screen {
      newestScreen = screen.older
    } else {
      var newer = newestScreen
      while let it = newer, it.older !== screen { newer = it.older }
      newer?.older = screen.older
    }
    screen.older = nil
  }

  final func screen(of viewController: any ViewController) -> FlowScreen? {
    var screen = newestScreen
    while let it = screen, it.viewController !== viewController { screen = it.older }
    return screen
  }

  /// Drops the pending screens of the flow, whose visible screens are gone or being removed.
  final func dropPendingScreens() {
    dropCount += 1
    while hasScreens { addWanted(-1) }
  }
}
