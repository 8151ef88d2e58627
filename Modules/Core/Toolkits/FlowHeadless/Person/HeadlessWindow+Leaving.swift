import FlowCommandLine
import FlowKit
import FlowScreens

// The toolkit's own ways out of a screen. If a screen asks first, it stays, and the action still succeeds.

extension HeadlessWindow {
  func goBack(from screen: HeadlessViewController) throws(ActionError) {
    if exits.contains(.close) {
      leave(from: topContainer)
    } else {
      try check(.back, on: screen)
      if let top = backStack?.viewControllers.last { leave(from: top) }
    }
  }

  func goBack(to title: String, from screen: HeadlessViewController) throws(ActionError) {
    try check(.back, on: screen)
    let below = backStack?.viewControllers.dropLast() ?? []
    guard let position = below.lastIndex(where: { $0.backButtonTitle == title }) else {
      throw .noScreenBelow(title, nearest: title.nearest(in: below.map(\.backButtonTitle)))
    }
    if let stack = backStack?.viewControllers { leave(from: stack[position + 1]) }
  }

  func swipeBack(_ swipe: PersonAction.Swipe, from screen: HeadlessViewController) throws(ActionError) {
    try check(.swipeBack, on: screen)
    // A screen that asks first does not move.
    guard let top = backStack?.viewControllers.last, mayLeave(from: top), !isInTransition else { return }
    swipedScreen = top
    switch swipe {
    case .finished: try endSwipe(goingBack: true)
    case .cancelled: try endSwipe(goingBack: false)
    case .held: break
    }
  }

  func endSwipe(goingBack: Bool) throws(ActionError) {
    guard let screen = swipedScreen else { throw .noSwipe }
    swipedScreen = nil
    if goingBack {
      removeByPerson(screen)
    } else {
      // The screen slides back with animation.
      _ = begin("let go", animated: true, completion: {}, change: { [] })
    }
  }

  func pullDown(_ screen: HeadlessViewController) throws(ActionError) {
    if screen.page.isBusy, canBePulledDown { screen.didAttemptToDismiss() }
    try check(.pullDown, on: screen)
    if !leave(from: topContainer) { screen.didAttemptToDismiss() }
  }

  func selectTab(_ title: String, on screen: HeadlessViewController) throws(ActionError) {
    let bars = visibleTabBars
    guard let bar = bars.last(where: { $0.names.contains(title) }), let index = bar.names.firstIndex(of: title) else {
      throw .noTab(title, nearest: title.nearest(in: bars.flatMap(\.names)))
    }
    guard !screen.page.isBusy else { throw .busy }
    if index != bar.selectedIndex {
      select(index, of: bar)
    } else if bar.stacks[index].viewControllers.count > 1 {
      leave(from: bar.stacks[index].viewControllers[1])
    }
  }

  private func check(_ exit: Exit, on screen: HeadlessViewController) throws(ActionError) {
    guard !screen.page.isBusy else { throw .busy }
    guard exits.contains(exit) else { throw .noExit(exit) }
  }
}

// MARK: - Removing screens

extension HeadlessWindow {
  func removeByPerson(_ controller: HeadlessViewController, completion: @escaping Completion = {}) {
    _ = remove(
      [controller], animated: true, byPerson: true, call: "leave \(controller.screenName)", completion: completion)
  }

  /// - Returns: Whether the screens allowed it.
  @discardableResult
  private func leave(from controller: HeadlessViewController) -> Bool {
    guard mayLeave(from: controller) else { return false }
    // Screens that were shown while asking come first.
    whenSettled { [self] in
      if controller.window === self { removeByPerson(controller) }
    }
    return true
  }

  /// Asks the screens that would be removed with a controller of the topmost container.
  private func mayLeave(from controller: HeadlessViewController) -> Bool {
    let stack = controller.navigationController?.viewControllers
    var screens: [FlowScreen] = []
    for leaving in stack?.drop(while: { $0 !== controller }) ?? [controller] {
      leaving.forEachScreen { if let screen = $0.flowScreen { screens.append(screen) } }
    }
    return FlowScreen.mayLeave(screens)
  }
}
