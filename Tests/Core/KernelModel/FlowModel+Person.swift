// The person's actions (sentences 4, 23, 24 and 26).

extension FlowModel {
  func leave(_ screen: ModelScreen) {
    if case .alert = screen.kind { return }
    guard mayLeave(app.windows[screen.window].from(screen)) else { return }
    performRemoval([screen], by: .person)
  }

  /// The topmost is asked first, until one does not allow the attempt at once.
  func mayLeave(_ screens: [ModelScreen], unasked: Int? = nil) -> Bool {
    let top = screens.first.flatMap { app.windows[$0.window].top }
    for index in (0..<(unasked ?? screens.count)).reversed() {
      let screen = screens[index]
      guard screen.isShown, screen.flow.state == .running, let plan = screen.plan.leaving else { continue }
      let attempt = ModelAttempt(screens: screens, unasked: index, top: top, visit: screen.flow.visits)
      let movingTrees = app.movingTrees
      app.tree(of: screen.flow).callBack {
        note(screen.flow, .onLeave, screen.number)
        app.perform(screen.plan.onLeave)
      }
      if plan == .keep { app.attempts[screen.number] = attempt }
      app.tree(of: screen.flow).goOn()
      if plan == .keep { return false }
      // Allowed at once, it lapses as one that is allowed later does, and if something has begun to move.
      if hasLapsed(attempt) || app.movingTrees > movingTrees { return false }
    }
    return true
  }

  func allow(_ number: Int) {
    guard let attempt = app.attempts.removeValue(forKey: number), attempt.screens[attempt.unasked].isShown else {
      return
    }
    let window = attempt.screens[attempt.unasked].window
    tellLater(to: nil) { [self] in enqueue(.leave(attempt), in: window, animated: true) }
  }

  /// Sentence 23: an attempt lapses when its flow is not in a visit, or when the screens to dismiss have changed.
  func hasLapsed(_ attempt: ModelAttempt) -> Bool {
    let asking = attempt.screens[attempt.unasked]
    return asking.flow.state != .running || asking.flow.visits != attempt.visit
      || app.windows[asking.window].top !== attempt.top
      || attempt.screens.contains { !$0.isShown }
  }

  func back(in window: Int) {
    if let top = app.windows[window].top { leave(top) }
  }

  func beginSwipe(in window: Int) {
    guard !app.swipes.contains(window), let top = app.windows[window].top, !top.isAlert,
      mayLeave(app.windows[window].from(top))
    else { return }
    app.swipes.insert(window)
  }

  func endSwipe(cancelled: Bool, in window: Int) {
    guard app.swipes.contains(window) else { return }
    app.endSwipe(in: window) {
      if !cancelled, let top = app.windows[window].top { performRemoval([top], by: .person) }
      deliver()
    }
  }

  func pullDown(in window: Int) {
    if let layer = app.windows[window].layers.last, layer.isDismissible, let first = layer.own.first { leave(first) }
  }

  func backTo(_ number: Int?, in window: Int) {
    let screens = app.windows[window].layers.last?.seenStacks.last?.screens ?? []
    let position = screens.firstIndex { $0.number == number }.map { $0 + 1 } ?? 0
    if position < screens.count { leave(screens[position]) }
  }

  func answer(_ button: Int, in window: Int) {
    guard let screen = app.windows[window].top, case .alert(let alert) = screen.kind, button < alert.buttons else {
      return
    }
    screen.answer = button
    performRemoval([screen], by: .answer(screen))
  }

  func tapTab(_ index: Int, in window: Int) {
    guard
      let tabs = app.windows[window].layers.last?.seenTabs.last, tabs.stacks.indices.contains(index),
      tabs.selected != index
    else { return }
    uncover(in: window) { tabs.selected = index }
  }
}
