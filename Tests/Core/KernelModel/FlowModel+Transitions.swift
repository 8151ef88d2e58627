// Transitions, one after the other (sentences 8, 17 and 18).

extension FlowModel {
  func enqueue(
    _ change: ModelTransition.Change, at place: ModelPlace, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    enqueue(change, in: place.isDetached ? nil : place.window, animated: animated, completion: completion)
  }

  func enqueue(
    _ change: ModelTransition.Change, in window: Int?, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    var transition = ModelTransition(change: change, isAnimated: animated, movement: movements > 0 ? movement : nil)
    transition.window = window
    transition.completion = completion
    if movements > 0, window != nil { hasMoved = true }
    queue.append(transition)
    beginTransitions(isAtOnce: true)
  }

  func beginTransitions(isAtOnce: Bool = false, hasWaited: Bool = false) {
    var isHeldUp = !isAtOnce
    var hasWaited = hasWaited
    while hasWaited || canBegin, let next = queue.next() {
      hasWaited = false
      isArriving = true
      begin(next)
      tell(after: next, isHeldUp: isHeldUp)
      // The removal in the next window is a part of the same.
      if !isExchanging { isHeldUp = true }
    }
  }

  /// Callbacks run before the next transition.
  ///
  /// An immediate dismissal by a caller is not delayed.
  private func tell(after transition: ModelTransition, isHeldUp: Bool) {
    switch transition.change {
    case .remove(_, by: .person), .remove(_, by: .flow), .leave, .select, .show, .present: break
    case .remove: isArriving = isHeldUp || transition.movement != nil
    }
    deliver()
    isArriving = false
  }

  var canBegin: Bool {
    guard !isArriving, let next = queue.peek, onItsWay == nil, movements == 0, completionDue == nil else {
      return false
    }
    return next.window.map { app.mayMove($0, self) } ?? true
  }

  private func begin(_ transition: ModelTransition) {
    switch transition.change {
    case .show(let screens, let place, let replacing): show(screens, on: place, replacing, transition)
    case .present(let screen, let place, let old):
      present(screen, over: place, old, transition)
    case .remove(let screens, _): remove(screens().filter(\.isShown), transition)
    case .leave(let attempt):
      guard !hasLapsed(attempt), mayLeave(attempt.screens, unasked: attempt.unasked) else { return }
      var transition = transition
      transition.change = .remove({ attempt.screens }, by: .person)
      move(transition)
    case .select(let screen, let index):
      guard
        screen.flow.state != .ended, let tabs = screen.tabs, tabs.selected != index, index < tabs.stacks.count
      else { return }
      uncover(in: screen.window) { tabs.selected = index }
    }
  }

  /// Screens of one window go in one movement, then those of the next; the consequences are delivered after the last.
  private func remove(_ screens: [ModelScreen], _ transition: ModelTransition) {
    var transition = transition
    guard let window = screens.first?.window else {
      isExchanging = false
      return complete(transition)
    }
    transition.window = window
    if app.isMoving(in: window) { queue.putBack(transition) } else { move(transition) }
  }

  /// Sentence 8.
  private func complete(_ transition: ModelTransition) {
    guard let completion = transition.completion else { return }
    completionDue = completion
    deliver()
  }

  func move(_ transition: ModelTransition) {
    if app.holdsTransitions, transition.isAnimated, !app.movesLikeUIKit || isSeen(transition) {
      onItsWay = transition
    } else {
      arrive(transition)
    }
  }

  /// Whether a moving screen is on a stack that the person sees, or would see if nothing were presented above it.
  private func isSeen(_ transition: ModelTransition) -> Bool {
    switch transition.change {
    case .show(let screens, _, _): screens.contains { app.windows[$0.window].isSeen($0) }
    case .remove(let screens, _): screens().contains { $0.isShown && app.windows[$0.window].isSeen($0) }
    case .present, .leave, .select: true
    }
  }

  /// Completes the transition in progress.
  func settle() {
    guard let transition = onItsWay else { return }
    onItsWay = nil
    isArriving = true
    arrive(transition)
    tell(after: transition, isHeldUp: true)
    goOn()
  }

  private func arrive(_ transition: ModelTransition) {
    // The consequences of a removal in this tree are delivered when it is over; another tree may act meanwhile.
    let removes = if case .remove = transition.change { true } else { !transition.replaced.isEmpty }
    if removes { hold { carryOut(transition) } } else { carryOut(transition) }
  }

  private func carryOut(_ transition: ModelTransition) {
    switch transition.change {
    case .show(let screens, _, _):
      if let flow = screens.first?.flow, !transition.replaced.isEmpty {
        app.didRemove(transition.replaced, by: .flow(flow), in: self)
      }
      didShow(screens, hasTakenAway: !transition.replaced.isEmpty)
    case .present(let screen, _, _):
      isExchanging = false
      didShow([screen])
    case .remove(let screens, let initiator):
      // The consequences of the removal in one window are delivered after the removal in the last.
      let all = screens()
      isExchanging = all.contains { $0.isShown && $0.window != transition.window }
      performRemoval(all.filter { $0.isShown && $0.window == transition.window }, by: initiator)
      let remaining = all.first(where: \.isShown)
      isExchanging = remaining != nil
      if let remaining { queue.putBack(transition.next(in: remaining.window)) } else { complete(transition) }
    case .leave, .select:
      break
    }
  }
}
