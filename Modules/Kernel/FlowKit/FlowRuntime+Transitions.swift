// Runs transitions one after another, each when the earlier ones are over and the screen is at rest.

extension FlowRuntime {
  func enqueue(
    _ act: FlowTransition.Act, by actor: FlowTransition.Actor, using factory: any ViewControllerPresenterFactory,
    animated: Bool = true
  ) {
    transitions.append(FlowTransition(act: act, actor: actor, factory: factory, animated: animated))
    pump()
  }

  /// Removes screens and everything above them, in one movement.
  func remove(_ screens: [FlowScreen], by actor: FlowTransition.Actor, animated: Bool) {
    guard let factory = screens.first?.presentation.factory else { return }
    enqueue(.remove(screens), by: actor, using: factory, animated: animated)
  }

  /// Calls `body` when all transitions requested so far are over.
  func afterTransitions(_ body: @escaping Completion) {
    if transitions.isEmpty { body() } else { enqueue(.call(body), by: .person, using: NowhereFactory()) }
  }

  /// Collects the transitions that `body` requests; consecutive screens on one stack appear in one movement.
  func collectTransitions(_ body: () -> Void) {
    guard !transitions.isCollecting else { return body() }
    transitions.beginCollecting()
    body()
    transitions.endCollecting()
    pump()
  }

  /// Holds deliveries until the current transition is over, so that callbacks find its new screens shown.
  func holdUntilCompletion() {
    guard transitions.isInTransition, !transitions.isHolding else { return }
    transitions.isHolding = true
    holdDeliveries()
  }

  /// Begins the pending transitions in a loop, so that a long queue needs no deep call stack.
  private func pump() {
    guard !transitions.isPumping else { return }
    transitions.isPumping = true
    while !transitions.isInTransition, let next = transitions.takeFirst() { begin(next) }
    transitions.isPumping = false
    checkRest()
  }

  private func begin(_ transition: FlowTransition) {
    transitions.isInTransition = true
    transitions.number += 1
    let number = transitions.number
    transition.factory.whenSettled { [self] in
      // A toolkit may complete synchronously; the next transition must not begin inside this call.
      let wasPumping = transitions.isPumping
      transitions.isPumping = true
      transitions.actor = transition.actor
      carryOut(transition) { [self] in complete(number, transition) }
      if transitions.isInTransition { watch(number, transition) }
      transitions.isPumping = wasPumping
      pump()
    }
  }

  private func complete(_ number: UInt64, _ transition: FlowTransition) {
    guard transitions.isInTransition, transitions.number == number else {
      return transition.emit(.transitionCompletedTwice)
    }
    transitions.isInTransition = false
    transitions.actor = nil
    if transitions.isHolding {
      // The next transition begins when all callbacks of this one have run.
      let wasPumping = transitions.isPumping
      transitions.isPumping = true
      transitions.isHolding = false
      releaseDeliveries()
      transitions.isPumping = wasPumping
    }
    pump()
  }

  /// A toolkit that has settled must have completed its transition.
  private func watch(_ number: UInt64, _ transition: FlowTransition) {
    transition.factory.whenSettled { [self] in
      guard transitions.isInTransition, transitions.number == number else { return }
      transition.emit(.transitionNeverCompleted)
      complete(number, transition)
    }
  }
}

// MARK: - Carrying out

extension FlowRuntime {
  private func carryOut(_ transition: FlowTransition, completion: @escaping Completion) {
    let animated = transition.animated
    switch transition.act {
    case .push(let screens, let replacingStack):
      let wanted = screens.filter { $0.node.wants($0) }
      guard let first = wanted.first else { return completion() }
      // Only the first screen can replace the stack.
      let replacesStack = replacingStack && first === screens.first
      first.presentation.show(wanted, replacingStack: replacesStack, animated: animated, completion: completion)
    case .present(let screen, let former):
      present(screen, replacing: former, animated: animated, completion: completion)
    case .dismiss(let viewController):
      guard let screen = transition.screen(of: viewController) else { return completion() }
      remove([screen], transition, completion: completion)
    case .goBack(let viewController):
      guard let screen = transition.screen(of: viewController) else { return completion() }
      transition.factory.makeDismisser(above: screen).dismiss(animated: animated, completion: completion)
    case .remove(let screens):
      remove(screens, transition, completion: completion)
    case .select(let index, let tabs):
      transition.factory.select(index, of: tabs)
      completion()
    case .call(let body):
      body()
      completion()
    }
  }

  private func present(
    _ screen: FlowScreen, replacing former: (any ViewController)?, animated: Bool, completion: @escaping Completion
  ) {
    let show: Completion = {
      guard screen.node.wants(screen) else { return completion() }
      screen.presentation.present([screen], animated: animated, completion: completion)
    }
    guard screen.node.wants(screen), let former, let old = screen.node.screen(of: former) else { return show() }
    old.presentation.factory.makeDismisser(of: [old]).dismiss(animated: false, completion: show)
  }

  /// Screens of one window are removed in one movement, followed by those of the next window.
  private func remove(_ screens: [FlowScreen], _ transition: FlowTransition, completion: @escaping Completion) {
    let left = screens.filter(\.isOnShow)
    guard let first = left.first else { return completion() }
    // Only the toolkit of the first screen has settled.
    guard first === screens.first else { return begin(transition.continuing(with: left, from: first)) }
    first.presentation.factory.makeDismisser(of: left).dismiss(animated: transition.animated) { [self] in
      let others = left.filter(\.isOnShow)
      // Stops if the toolkit did not remove any of them.
      guard others.count < left.count, let next = others.first else { return completion() }
      begin(transition.continuing(with: others, from: next))
    }
  }
}

extension FlowTransition {
  /// Returns the transition for the screens of another toolkit.
  fileprivate func continuing(with screens: [FlowScreen], from first: FlowScreen) -> FlowTransition {
    FlowTransition(act: .remove(screens), actor: actor, factory: first.presentation.factory, animated: animated)
  }

  fileprivate func screen(of viewController: any ViewController) -> FlowScreen? {
    guard case .flow(let node) = actor else { return nil }
    return node.screen(of: viewController)
  }

  fileprivate func emit(_ misuse: FlowMisuse) {
    switch actor {
    case .flow(let node), .caller(let node?): node.emit(misuse)
    case .person, .caller(nil): break
    }
  }
}
