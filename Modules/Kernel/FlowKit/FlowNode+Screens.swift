// What a flow and the flows inside it have on show, or wait to show: counted, so that asking costs the same at any depth.

extension FlowNode {
  /// Whether a screen of the flow, or of a flow inside it, is on show.
  final var isOnShow: Bool { shownCount > 0 }
  /// Whether such a screen is on show or waits for its turn.
  final var hasScreens: Bool { wantedCount > 0 }

  // Each counts in one step up for every flow around that has something only now, or nothing any more.

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

  /// Whether a screen that has waited for its turn is to be shown.
  final func wants(_ screen: FlowScreen) -> Bool { screen.dropCount == dropCount }

  /// A screen that had its turn is on show.
  final func add(_ screen: FlowScreen) {
    screen.older = newestScreen
    newestScreen = screen
    addShown(1)
  }

  /// A screen is not on show any more.
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

  /// None of the flow's screens that wait for their turn is shown any more; what is on show is gone, or on its way off.
  final func dropWaiting() {
    dropCount += 1
    while hasScreens { addWanted(-1) }
  }
}
