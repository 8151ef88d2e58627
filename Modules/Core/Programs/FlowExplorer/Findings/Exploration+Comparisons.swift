import FlowHeadless

// Actions that must lead to the same state as others.

extension Exploration {
  /// Compares the state after an action with that after the actions that mean the same, as far as these are known.
  func compare(_ action: Int, in state: Int) async {
    let chosen = graph.actions(of: state)[action]
    var known = graph.pairs(with: action, in: state)
    var awaited = awaitingPairs.removeValue(forKey: state) ?? []
    if chosen.kind == .atOnce, let rule = chosen.equivalenceRule, let steps = chosen.equivalent {
      awaited.append(AwaitedPair(state: state, action: action, rule: rule, start: state, steps: steps))
    }
    if chosen.kind == .reply, runner.latest.heldReplyCount == 0, runner.isIdle,
      let pair = graph.lateReply(action, in: state)
    {
      awaited.append(pair)
    }
    if chosen.kind == .leave, let pair = unaskedLeave(action, in: state) { awaited.append(pair) }
    for pair in awaited {
      let (reached, rest) = graph.follow(pair.steps, from: pair.start)
      // The effect of the first action may depend on the second, such as on the time.
      let first = graph.follow(Array(pair.steps.prefix(1)), from: pair.start)
      if pair.rule == RuleViolation.transitionHasNoEffect, first.rest.isEmpty,
        graph.states[first.state].durable != graph.states[pair.start].durable
      {
        continue
      }
      guard let next = rest.first else {
        known.append(StateGraph.Pair(state: pair.state, action: pair.action, rule: pair.rule, expected: reached))
        continue
      }
      awaitingPairs[reached, default: []].append(pair)
      followUps.add(next, in: reached, of: graph)
    }
    for pair in known { await compare(pair) }
  }

  private func compare(_ pair: StateGraph.Pair) async {
    let chosen = graph.actions(of: pair.state)[pair.action]
    guard let target = graph.target(of: pair.action, in: pair.state), mayCompare(chosen, to: target) else { return }
    // The second tap may make another call, which is not held; and a reply may still be held by an earlier fault.
    if [RuleViolation.doubleTapIsIdempotent, RuleViolation.delayHasNoEffect].contains(pair.rule),
      graph.states[pair.expected].hasPendingEvent
    {
      return
    }
    count(pair.rule)
    guard
      pair.rule == RuleViolation.leavingAsksEveryScreen
        ? graph.states[pair.expected].alert != nil : target != pair.expected
    else { return }
    let path = graph.path(to: pair.state)
    await record([.differs(chosen, pair.rule)], path.root, path.actions + [chosen])
    current = stateAfterReproduction.take() ?? current
  }

  /// Returns whether the last action leads to another state than the actions that mean the same.
  func findDifference(atEndOf actions: [ExplorerAction], _ root: Int) async -> [RuleViolation] {
    if actions.last == .pullDown { return await findUnaskedLeave(atEndOf: actions, root) }
    if case .app? = actions.last?.steps.first { return await findEffectOfDelay(atEndOf: actions, root) }
    let held = actions.last?.steps == [.action(.cancelSwipe)] ? actions.lastIndex(of: .heldSwipe) : nil
    guard let last = actions.last, let rule = last.equivalenceRule,
      let expected = held.map({ Array(actions[..<$0]) }) ?? last.equivalent.map({ actions.dropLast() + $0 })
    else { return [] }
    if let held, held != actions.count - 2 { return [] }
    await walk(root, actions.dropLast())
    guard let before = runner.screen, last.steps.allSatisfy(before.allows) else { return [] }
    if last.kind == .atOnce, let first = expected.dropLast().last {
      let durable = reader.read(runner.latest).durable
      _ = await runner.perform(first)
      guard reader.read(runner.latest).durable == durable else { return [] }
      await walk(root, actions.dropLast())
    }
    let outcome = await runner.perform(last)
    guard outcome.performedSteps == last.steps, !last.mayAsk(before, outcome.screen),
      last.kind != .tapTwice || !runner.latest.disk.mayHaveLostInput
    else { return [] }
    let state = reader.read(runner.latest).digest
    count(rule)
    guard await digest(after: expected, root) != state else { return [] }
    return last.kind == .tapTwice && runner.latest.heldReplyCount > 0 ? [] : [.differs(last, rule)]
  }

  /// Returns whether the last action, a reply that was held, leads to another state than without the delay.
  private func findEffectOfDelay(atEndOf actions: [ExplorerAction], _ root: Int) async -> [RuleViolation] {
    await begin(at: root)
    var counts = [runner.latest.heldReplyCount]
    for action in actions {
      _ = await runner.perform(action)
      counts.append(runner.latest.heldReplyCount)
    }
    let end = actions.count - 1
    guard counts[end] > 0, counts[end + 1] == 0, runner.isIdle,
      let first = (0..<end).last(where: { counts[$0] == 0 && counts[$0 + 1] > 0 }), first > 0,
      case .app? = actions[first - 1].steps.first, Array(actions[first..<end]).mayBeDelayed
    else { return [] }
    let state = reader.read(runner.latest).digest
    count(RuleViolation.delayHasNoEffect)
    let stateAtOnce = await digest(after: Array(actions[..<(first - 1)] + actions[first..<end]), root)
    // Another fault, before the one that was left out, has held the reply.
    guard runner.latest.heldReplyCount == 0 else { return [] }
    return stateAtOnce == state ? [] : [.differs(actions[end], RuleViolation.delayHasNoEffect)]
  }

  /// Returns the pulling down of several screens at once, which has not asked, with the same one screen below; each only once.
  private func unaskedLeave(_ action: Int, in state: Int) -> AwaitedPair? {
    let (place, actions) = (graph.states[state], graph.actions(of: state))
    guard actions[action] == .pullDown, actions.contains(.back), let target = graph.target(of: action, in: state),
      graph.states[target].alert == nil, comparedLeaves.insert(place.situation).inserted
    else { return nil }
    return AwaitedPair(
      state: state, action: action, rule: RuleViolation.leavingAsksEveryScreen, start: state, steps: [.back, .pullDown])
  }

  /// Returns whether the last action, which pulls a screen down, is asked about on the screen below only.
  private func findUnaskedLeave(atEndOf actions: [ExplorerAction], _ root: Int) async -> [RuleViolation] {
    await walk(root, actions)
    guard runner.screen?.alertTitle == nil else { return [] }
    await walk(root, actions.dropLast())
    guard runner.screen?.exits.contains(.pullDown) == true, runner.screen?.exits.contains(.back) == true else {
      return []
    }
    let below = runner.screen?.stack.entries.dropLast().map(\.name)
    _ = await runner.perform(.back)
    // Going back may end the flow, such as from a receipt, and begin another one.
    guard runner.screen?.alertTitle == nil, runner.screen?.stack.entries.map(\.name) == below else { return [] }
    let outcome = await runner.perform(.pullDown)
    count(RuleViolation.leavingAsksEveryScreen)
    return outcome.performedSteps.isEmpty || runner.screen?.alertTitle == nil
      ? [] : [.differs(.pullDown, RuleViolation.leavingAsksEveryScreen)]
  }

  /// A screen may ask before it is left, and a button may say that it counts.
  private func mayCompare(_ action: ExplorerAction, to target: Int) -> Bool {
    if case .action(.tapTwice(let label)) = action.steps[0],
      runner.latest.world.labels.repeatableButtons.contains(label)
    {
      return false
    }
    // Each tap may have saved something.
    if action.kind == .tapTwice, runner.latest.disk.mayHaveLostInput { return false }
    return !action.kind.isSwipe || graph.states[target].alert == nil
  }
}

extension ExplorerAction {
  static let heldSwipe = ExplorerAction(.swipe, .swipeBack(.held))
  static let back = ExplorerAction(.leave, .back)
  static let pullDown = ExplorerAction(.leave, .pullDown)

  /// The actions that must lead to the same state; nil if there are none.
  var equivalent: [ExplorerAction]? {
    switch steps.first {
    case .action(.tapTwice(let label)): [ExplorerAction(.tap, .tap(label))]
    case .action(.swipeBack(.cancelled)): []
    case .atOnce(let action, let step): ExplorerAction.actions(for: [.action(action), step])
    default: nil
    }
  }

  var equivalenceRule: String? {
    switch steps.first {
    case .action(.tapTwice): RuleViolation.doubleTapIsIdempotent
    case .action(.swipeBack(.cancelled)), .action(.cancelSwipe): RuleViolation.cancelledSwipeHasNoEffect
    // A link may come before the end of a feature, and then waits.
    case .atOnce(_, then: .open): nil
    case .atOnce: RuleViolation.transitionHasNoEffect
    default: nil
    }
  }

  fileprivate func mayAsk(_ before: ScreenSnapshot, _ after: ScreenSnapshot?) -> Bool {
    kind.isSwipe && after?.alertTitle != nil && before.alertTitle == nil
  }
}

extension [ExplorerAction] {
  /// Whether a reply to the first action has the same effect after the others: these only change input.
  fileprivate var mayBeDelayed: Bool {
    guard let first else { return false }
    return [.tap, .fill, .link].contains(first.kind) && dropFirst().allSatisfy { $0.kind == .fill }
  }
}

extension ExplorerAction.Kind {
  fileprivate var isSwipe: Bool { self == .swipe }
}

extension ScreenSnapshot {
  /// Returns whether a step is possible, as far as the screen decides it.
  fileprivate func allows(_ step: JourneyStep) -> Bool {
    switch step {
    case .action(.tapTwice), .atOnce(.tap, _): offers(step)
    default: true
    }
  }
}

/// An action in a state that must lead to the same state as others from another one, which are still to be tried.
struct AwaitedPair {
  let state: Int
  let action: Int
  let rule: String
  let start: Int
  let steps: [ExplorerAction]
}

extension StateGraph {
  /// An action in a state, and the state to which it must lead.
  struct Pair {
    let state: Int
    let action: Int
    let rule: String
    let expected: Int
  }

  /// Returns the pairs to which a known transition belongs.
  fileprivate func pairs(with action: Int, in state: Int) -> [Pair] {
    let chosen = actions(of: state)[action]
    var pairs: [Pair] = []
    switch chosen.steps.first {
    case .action(.swipeBack(.cancelled)):
      pairs.append(Pair(state: state, action: action, rule: RuleViolation.cancelledSwipeHasNoEffect, expected: state))
    case .action(.cancelSwipe):
      for source in states[state].sources {
        let held = actions(of: Int(source)).firstIndex(of: .heldSwipe)
        guard let held, states[Int(source)].targets[held] == Int32(state) else { continue }
        pairs.append(
          Pair(state: state, action: action, rule: RuleViolation.cancelledSwipeHasNoEffect, expected: Int(source)))
      }
    case .action(.tapTwice):
      let (expected, rest) = follow(chosen.equivalent ?? [], from: state)
      if rest.isEmpty {
        pairs.append(Pair(state: state, action: action, rule: RuleViolation.doubleTapIsIdempotent, expected: expected))
      }
    case .action(.tap(let label)):
      let twice = ExplorerAction(.tapTwice, .tapTwice(label))
      if let target = target(of: action, in: state), let position = actions(of: state).firstIndex(of: twice) {
        pairs.append(Pair(state: state, action: position, rule: RuleViolation.doubleTapIsIdempotent, expected: target))
      }
    default: break
    }
    return pairs
  }

  /// Returns the comparison of a held reply with the same actions without the delay.
  fileprivate func lateReply(_ reply: Int, in state: Int) -> AwaitedPair? {
    var steps: [ExplorerAction] = []
    var place = state
    while steps.count < 4, let (former, action) = states[place].predecessor {
      let chosen = actions(of: former)[action]
      guard states[place].hasPendingEvent else {
        guard chosen.kind == .fault, steps.mayBeDelayed else { return nil }
        return AwaitedPair(
          state: state, action: reply, rule: RuleViolation.delayHasNoEffect, start: former, steps: steps)
      }
      steps.insert(chosen, at: 0)
      place = former
    }
    return nil
  }

  /// Follows known transitions.
  /// - Returns: The last state, and the actions that were not tried there.
  fileprivate func follow(_ path: [ExplorerAction], from state: Int) -> (state: Int, rest: ArraySlice<ExplorerAction>) {
    var (state, rest) = (state, path[...])
    while let action = rest.first {
      guard let position = actions(of: state).firstIndex(where: action.hasSameSteps),
        let next = target(of: position, in: state)
      else { break }
      state = next
      rest.removeFirst()
    }
    return (state, rest)
  }
}

extension RuleViolation {
  static let doubleTapIsIdempotent = "Two taps do the same as one."
  static let cancelledSwipeHasNoEffect = "A cancelled swipe leads to the state before it."
  static let transitionHasNoEffect = "An event during a transition has the same effect as after it."

  static let delayHasNoEffect = "A delayed reply has the same effect as an immediate one."

  static let leavingAsksEveryScreen = "Leaving several screens at once asks every screen that has `onLeave`."

  fileprivate static func differs(_ action: ExplorerAction, _ rule: String) -> RuleViolation {
    let explanation =
      switch rule {
      case doubleTapIsIdempotent: "\(action.line) leads to another state than a single tap."
      case cancelledSwipeHasNoEffect: "\(action.line) leads to another state than the one before the swipe."
      case leavingAsksEveryScreen: "\(action.line) leaves at once, and after back it asks first."
      case delayHasNoEffect: "\(action.line) leads to another state than a reply that comes at once."
      default: "\(action.line) leads to another state than one after the other."
      }
    return RuleViolation(rule: rule, explanation: explanation)
  }
}
