// Transitions, one after the other (sentences 6, 8, 17 and 18).

extension FlowModel {
  func enqueue(_ change: ModelTransition.Change, animated: Bool) {
    queue.append(ModelTransition(change: change, isAnimated: animated, movement: movements > 0 ? 1 : nil))
    beginTransitions()
  }

  func beginTransitions() {
    while onItsWay == nil, !isArriving, !isSwiping, movements == 0, let transition = queue.next() {
      isArriving = true
      begin(transition)
      deliver()
      isArriving = false
    }
  }

  private func begin(_ transition: ModelTransition) {
    switch transition.change {
    case .show(let asked, let place, let replacing):
      var screens = asked
      while case .show(let more, let there, replacing: false)? = queue.peek?.change, transition.movement != nil,
        queue.peek?.movement == transition.movement, there === place
      {
        screens += more
        _ = queue.next()
      }
      screens.removeAll { $0.flow.state == .ended || $0.flow.isGone }
      guard !screens.isEmpty else { return }
      guard let replaced = put(screens, on: place, replacing: replacing) else { return fail(screens) }
      var transition = transition
      transition.change = .show(screens, on: place, replacing: replacing)
      transition.replaced = replaced
      putUp(screens)
      move(transition)
    case .present(let screen, let place):
      guard screen.flow.state != .ended, !screen.flow.isGone else { return }
      guard canPresent(over: place) else { return fail([screen]) }
      var isDismissible = false
      if case .presented(.sheet) = screen.kind { isDismissible = true }
      window.layers.append(ModelWindow.Layer(content: .single(screen), isDismissible: isDismissible))
      putUp([screen])
      move(transition)
    case .takeDown(let screens, _):
      if screens().contains(where: \.isOnShow) { move(transition) }
    case .select(let screen, let index):
      guard screen.isOnShow, let tabs = screen.tabs, tabs.selected != index else { return }
      let top = window.top
      tabs.selected = index
      if let newTop = window.top, newTop !== top { uncovered = newTop }
    case .complete(let flow, let completion):
      callbacks.append { [self] in note(flow, .completed, completion) }
    }
  }

  /// A screen is on show from the beginning of its transition.
  private func putUp(_ screens: [ModelScreen]) {
    for screen in screens {
      screen.isOnShow = true
      screen.flow.waiting -= 1
      screen.flow.screens.append(screen)
    }
  }

  private func move(_ transition: ModelTransition) {
    if holdsTransitions, transition.isAnimated { onItsWay = transition } else { arrive(transition) }
  }

  /// Lets the transition on its way arrive.
  func settle() {
    guard let transition = onItsWay else { return }
    onItsWay = nil
    isArriving = true
    arrive(transition)
    deliver()
    isArriving = false
    goOn()
  }

  private func arrive(_ transition: ModelTransition) {
    switch transition.change {
    case .show(let screens, _, _):
      if let flow = screens.first?.flow, !transition.replaced.isEmpty {
        didTakeAway(transition.replaced, by: .flow(flow))
      }
      didShow(screens)
    case .present(let screen, _):
      didShow([screen])
    case .takeDown(let screens, let actor):
      takeAway(screens().filter(\.isOnShow), by: actor)
    case .select, .complete:
      break
    }
  }

  /// - Returns: what is replaced; nil when there is no such stack.
  private func put(_ screens: [ModelScreen], on place: ModelPlace, replacing: Bool) -> [ModelScreen]? {
    if let stack = place.stack, window.contains(stack) {
      let replaced = replacing ? stack.screens.flatMap(\.all) : []
      if replacing { stack.screens = [] }
      stack.screens += screens
      return replaced
    }
    guard case .presented(let style, let host) = place.kind, canPresent(over: host) else { return nil }
    let stack = ModelStack()
    stack.screens = screens
    place.stack = stack
    window.layers.append(ModelWindow.Layer(content: .stack(stack), isDismissible: style == .sheet))
    return []
  }

  private func canPresent(over place: ModelPlace) -> Bool {
    if let stack = place.stack, window.contains(stack) { return true }
    if case .presented(_, let host) = place.kind { return canPresent(over: host) }
    return false
  }

  /// Sentence 6: counts as taken away by the person.
  private func fail(_ screens: [ModelScreen]) {
    for screen in screens { screen.flow.waiting -= 1 }
    didTakeAway(screens, by: .person)
  }

  private func didShow(_ screens: [ModelScreen]) {
    for screen in screens {
      let flow = screen.flow
      note(flow, .showed, screen.number)
      tellStarted(flow)
    }
  }

  /// Sentence 3.
  private func tellStarted(_ flow: ModelFlow) {
    var next: ModelFlow? = flow
    while let flow = next, !flow.hadScreen {
      flow.hadScreen = true
      if flow.state == .running, flow !== root {
        callbacks.append { [self] in
          note(flow, .onStarted)
          flow.hasDismisser = true
          perform(flow.plan.onStarted)
        }
      }
      next = flow.owner
    }
  }
}
