// What the person does (sentences 4, 23, 24 and 26).

extension FlowModel {
  func leave(_ screen: ModelScreen) {
    if case .alert = screen.kind { return }
    guard mayLeave(window.from(screen)) else { return }
    performRemoval([screen], by: .person)
  }

  /// The topmost is asked first, until one does not allow the attempt at once.
  func mayLeave(_ screens: [ModelScreen], unasked: Int? = nil) -> Bool {
    for index in (0..<(unasked ?? screens.count)).reversed() {
      let screen = screens[index]
      guard screen.isShown, screen.flow.state == .running, let plan = screen.plan.leaving else { continue }
      note(screen.flow, .onLeave, screen.number)
      if plan == .keep {
        attempts[screen.number] = ModelAttempt(screens: screens, unasked: index, top: window.top)
        return false
      }
    }
    return true
  }

  func allow(_ number: Int) {
    guard let attempt = attempts.removeValue(forKey: number), attempt.screens[attempt.unasked].isShown else { return }
    tellLater { [self] in enqueue(.leave(attempt), at: nil, animated: true) }
  }

  /// Sentence 23: an attempt lapses when its flow is not in a visit, or when what it would dismiss has changed.
  func hasLapsed(_ attempt: ModelAttempt) -> Bool {
    attempt.screens[attempt.unasked].flow.state != .running || window.top !== attempt.top
      || attempt.screens.contains { !$0.isShown }
  }

  func back() {
    if let top = window.top { leave(top) }
  }

  func beginSwipe() {
    guard !isSwiping, let top = window.top, !top.isAlert, mayLeave(window.from(top)) else { return }
    isSwiping = true
  }

  func endSwipe(cancelled: Bool) {
    guard isSwiping else { return }
    // What is told when nothing moves any more waits for nothing but for what has waited before.
    isSwiping = !queue.isEmpty
    if !cancelled, let top = window.top { performRemoval([top], by: .person) }
    deliver()
    isSwiping = false
  }

  func pullDown() {
    if let layer = window.layers.last, layer.isDismissible, let first = layer.own.first { leave(first) }
  }

  func backTo(_ number: Int?) {
    let screens = window.layers.last?.seenStacks.last?.screens ?? []
    let position = screens.firstIndex { $0.number == number }.map { $0 + 1 } ?? 0
    if position < screens.count { leave(screens[position]) }
  }

  func answer(_ button: Int) {
    guard let screen = window.top, case .alert(let alert) = screen.kind, button < alert.buttons else { return }
    screen.answer = button
    performRemoval([screen], by: .answer(screen))
  }

  func tapTab(_ index: Int) {
    guard let tabs = window.layers.last?.seenTabs.last, tabs.stacks.indices.contains(index), tabs.selected != index
    else { return }
    let top = window.top
    tabs.selected = index
    if let newTop = window.top, newTop !== top { uncovered = newTop }
  }
}
