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
      guard it.shownCount == (change > 0 ? 1 : 0) else { return }
      node = it.parent
    }
  }

  final func addWanted(_ change: Int32) {
    var node: FlowNode? = self
    while let it = node {
      it.wantedCount += change
      guard it.wantedCount == (change > 0 ? 1 : 0) else { return }
      if change < 0, it.stage == .reported { runtime?.didEmpty(it) }
      node = it.parent
    }
  }

  /// A screen waits for its turn.
  final func willShow() {
    ownWaiting += 1
    addWanted(1)
  }

  /// The turn of a screen has come.
  /// - Returns: whether it is still wanted.
  final func takeTurn(of screen: FlowScreen) -> Bool {
    guard screen.dropCount == dropCount else { return false }
    ownWaiting -= 1
    return true
  }

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

  /// None of the flow's screens that wait for their turn is shown any more.
  final func dropWaiting() {
    dropCount += 1
    while ownWaiting > 0 {
      ownWaiting -= 1
      addWanted(-1)
    }
  }
}
