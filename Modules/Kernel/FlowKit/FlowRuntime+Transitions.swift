// Transitions come one after the other, each when all before it are over and nothing moves on the screen.

extension FlowRuntime {
  func enqueue(
    _ act: FlowTransition.Act, by actor: FlowTransition.Actor, using factory: any ViewControllerPresenterFactory,
    animated: Bool = true
  ) {
    transitions.append(FlowTransition(act: act, actor: actor, factory: factory, animated: animated))
    pump()
  }

  /// Takes screens away and what is above them, in one movement.
  func takeDown(_ screens: [FlowScreen], by actor: FlowTransition.Actor, animated: Bool) {
    guard let factory = screens.first?.presentation.factory else { return }
    enqueue(.takeDown(screens), by: actor, using: factory, animated: animated)
  }

  /// Calls `body` when all transitions asked for so far are over.
  func afterTransitions(_ body: @escaping Completion) {
    if transitions.isEmpty { body() } else { enqueue(.call(body), by: .person, using: NowhereFactory()) }
  }

  /// Collects what `body` asks for; screens that come onto one stack one after the other come in one movement.
  func collectTransitions(_ body: () -> Void) {
    guard !transitions.isCollecting else { return body() }
    transitions.beginCollecting()
    body()
    transitions.endCollecting()
    pump()
  }

  /// What the current transition takes away is told when it is over, so that what it brings is up by then.
  func holdUntilCompletion() {
    guard transitions.isOnItsWay, !transitions.isHolding else { return }
    transitions.isHolding = true
    hold()
  }

  /// Begins the waiting transitions, in a loop: a queue of any length needs no deep stack.
  private func pump() {
    guard !transitions.isPumping else { return }
    transitions.isPumping = true
    while !transitions.isOnItsWay, let next = transitions.takeFirst() { begin(next) }
    transitions.isPumping = false
    checkRest()
  }

  private func begin(_ transition: FlowTransition) {
    transitions.isOnItsWay = true
    transitions.number += 1
    let number = transitions.number
    transition.factory.whenSettled { [self] in
      // A toolkit may be done before it returns; the next transition must not begin inside it.
      let wasPumping = transitions.isPumping
      transitions.isPumping = true
      transitions.actor = transition.actor
      carryOut(transition) { [self] in complete(number, transition) }
      if transitions.isOnItsWay { watch(number, transition) }
      transitions.isPumping = wasPumping
      pump()
    }
  }

  private func complete(_ number: UInt64, _ transition: FlowTransition) {
    guard transitions.isOnItsWay, transitions.number == number else {
      return transition.tell(.transitionCompletedTwice)
    }
    transitions.isOnItsWay = false
    transitions.actor = nil
    if transitions.isHolding {
      // The next transition begins when all that this one brought about is told.
      let wasPumping = transitions.isPumping
      transitions.isPumping = true
      transitions.isHolding = false
      letGo()
      transitions.isPumping = wasPumping
    }
    pump()
  }

  /// A toolkit that has settled has nothing left to complete.
  private func watch(_ number: UInt64, _ transition: FlowTransition) {
    transition.factory.whenSettled { [self] in
      guard transitions.isOnItsWay, transitions.number == number else { return }
      transition.tell(.transitionNeverCompleted)
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
      // Only the screen that was to replace the stack does, not one that was to come with it.
      let replacesStack = replacingStack && first === screens.first
      first.presentation.show(wanted, replacingStack: replacesStack, animated: animated, completion: completion)
    case .present(let screen, let former):
      present(screen, replacing: former, animated: animated, completion: completion)
    case .dismiss(let viewController):
      guard let screen = transition.screen(of: viewController) else { return completion() }
      takeDown([screen], transition, completion: completion)
    case .goBack(let viewController):
      guard let screen = transition.screen(of: viewController) else { return completion() }
      transition.factory.makeDismisser(above: screen).dismiss(animated: animated, completion: completion)
    case .takeDown(let screens):
      takeDown(screens, transition, completion: completion)
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

  /// Screens of one window go in one movement; those of a further window follow.
  private func takeDown(_ screens: [FlowScreen], _ transition: FlowTransition, completion: @escaping Completion) {
    let left = screens.filter(\.isOnShow)
    guard let first = left.first else { return completion() }
    // Only the toolkit of what was the first has settled.
    guard first === screens.first else { return begin(transition.goingOn(with: left, from: first)) }
    first.presentation.factory.makeDismisser(of: left).dismiss(animated: transition.animated) { [self] in
      let others = left.filter(\.isOnShow)
      // What the toolkit of these has left there, it always will.
      guard others.count < left.count, let next = others.first else { return completion() }
      begin(transition.goingOn(with: others, from: next))
    }
  }
}

extension FlowTransition {
  /// Another toolkit has its own movements.
  fileprivate func goingOn(with screens: [FlowScreen], from first: FlowScreen) -> FlowTransition {
    FlowTransition(act: .takeDown(screens), actor: actor, factory: first.presentation.factory, animated: animated)
  }

  fileprivate func screen(of viewController: any ViewController) -> FlowScreen? {
    guard case .flow(let node) = actor else { return nil }
    return node.screen(of: viewController)
  }

  fileprivate func tell(_ misuse: FlowMisuse) {
    switch actor {
    case .flow(let node), .caller(let node?): node.tell(misuse)
    case .person, .caller(nil): break
    }
  }
}
