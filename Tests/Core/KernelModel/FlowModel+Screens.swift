// How the screens of a transition come into their window (sentences 3, 6 and 17).

extension FlowModel {
  private func isWanted(_ screen: ModelScreen) -> Bool { screen.flow.state != .ended && !screen.isDropped }

  func show(
    _ asked: [ModelScreen], on place: ModelPlace, _ replacing: Bool, _ transition: ModelTransition
  ) {
    var screens = asked
    var transition = transition
    while case .show(let more, let there, replacing: false)? = queue.peek?.change, transition.movement != nil,
      queue.peek?.movement == transition.movement, there === place || there.stack.map({ $0 === place.stack }) == true
    {
      screens += more
      if queue.next()?.isAnimated == true { transition.isAnimated = true }
    }
    // A dropped screen replaces nothing.
    let replacing = replacing && asked.contains(where: isWanted)
    screens.removeAll { !isWanted($0) }
    guard !screens.isEmpty else { return }
    guard let replaced = put(screens, on: place, replacing: replacing) else { return fail(screens) }
    transition.change = .show(screens, on: place, replacing: replacing)
    transition.replaced = replaced
    putUp(screens)
    move(transition)
  }

  func present(
    _ screen: ModelScreen, over place: ModelPlace, _ old: ModelScreen?, _ transition: ModelTransition
  ) {
    guard isWanted(screen) else { return isExchanging = false }
    if case .pushed? = old?.kind, old?.isShown == true {
      misuse(.replacedPushedScreen)
    } else if let old, old.isShown {
      isExchanging = true
      performRemoval([old], by: .flow(screen.flow))
      // An observer may have let another tree move something meanwhile.
      if app.isMoving(in: screen.window) {
        var next = transition
        next.change = .present(screen, over: place, replacing: nil)
        return queue.putBack(next)
      }
      // The observer may have ended the flow in the event of the removal.
      guard isWanted(screen) else { return isExchanging = false }
    }
    // Its host may have gone with the screen that it replaces.
    guard canPresent(over: place) else {
      isExchanging = false
      return fail([screen])
    }
    var isDismissible = false
    if case .presented(.sheet) = screen.kind { isDismissible = true }
    app.windows[screen.window].layers.append(
      ModelWindow.Layer(content: .single(screen), isDismissible: isDismissible))
    putUp([screen])
    move(transition)
  }

  /// A screen counts as shown from the beginning of its transition.
  private func putUp(_ screens: [ModelScreen]) {
    for screen in screens {
      screen.isShown = true
      screen.flow.pending.removeAll { $0 === screen }
      screen.flow.screens.append(screen)
    }
  }

  /// - Returns: the replaced screens; nil when there is no such stack.
  private func put(_ screens: [ModelScreen], on place: ModelPlace, replacing: Bool) -> [ModelScreen]? {
    if let stack = place.stack, app.windows[place.window].contains(stack) {
      let replaced = replacing ? stack.screens.flatMap(\.all) : []
      if replacing { stack.screens = [] }
      stack.screens += screens
      return replaced
    }
    guard case .presented(let style, let host) = place.kind, canPresent(over: host) else { return nil }
    let stack = ModelStack()
    stack.screens = screens
    place.stack = stack
    app.windows[place.window].layers.append(
      ModelWindow.Layer(content: .stack(stack), isDismissible: style == .sheet))
    return []
  }

  private func canPresent(over place: ModelPlace) -> Bool {
    if let stack = place.stack, app.windows[place.window].contains(stack) { return true }
    if case .presented(_, let host) = place.kind { return canPresent(over: host) }
    return false
  }

  /// Sentence 6: counts as dismissed by the person.
  private func fail(_ screens: [ModelScreen]) {
    for screen in screens { screen.flow.pending.removeAll { $0 === screen } }
    didRemove(screens, by: .person)
  }

  func didShow(_ screens: [ModelScreen], hasTakenAway: Bool = true) {
    // One that the person has taken away meanwhile was never there.
    for screen in screens where screen.isShown {
      let flow = screen.flow
      if flow.state != .ended {
        // It is somewhere again, and so are the flows around it.
        if !screen.isAlert { toBeLeft.removeAll { ($0 === flow || flow.isInside($0)) && !$0.isDue } }
        tellStarted(flow)
      }
      screen.isAnnounced = true
      hold { note(flow, .screenShown, screen.number) }
      // The kernel reports each screen before the next one of the movement is up.
      if !hasTakenAway { deliver() }
    }
  }

  /// Sentence 3.
  private func tellStarted(_ flow: ModelFlow) {
    var next: ModelFlow? = flow
    while let flow = next, !flow.hadScreen {
      flow.hadScreen = true
      if flow.state == .running, flow !== root {
        tellLater(to: nil) { [self] in
          guard flow.state != .ended, !flow.isAwaited else { return }
          note(flow, .onStarted)
          flow.hasDismisser = true
          app.perform(flow.plan.onStarted)
        }
      }
      next = flow.caller
    }
  }
}
