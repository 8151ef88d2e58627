import FlowHeadless

// Actions that must lead to the same state as others.

extension Exploration {
  /// Compares the state after an action with that after the actions that mean the same, as far as these are known.
  func compare(_ action: Int, in state: Int) async {
    let chosen = graph.actions(of: state)[action]
    var known = graph.pairs(with: action, in: state)
    var awaited = awaitingPairs.removeValue(forKey: state) ?? []
    if chosen.kind == .atOnce, chosen.equivalenceRule != nil { awaited.append((state, action)) }
    for (state, action) in awaited {
      let steps = graph.actions(of: state)[action].equivalent ?? []
      if let expected = graph.target(of: steps, from: state) {
        known.append(StateGraph.Pair(state: state, action: action, expected: expected))
        continue
      }
      let next = graph.target(of: Array(steps.prefix(1)), from: state)
      awaitingPairs[next ?? state, default: []].append((state, action))
      followUps.add(next == nil ? steps.first : steps.last, in: next ?? state, of: graph)
    }
    for pair in known { await compare(pair) }
  }

  private func compare(_ pair: StateGraph.Pair) async {
    let chosen = graph.actions(of: pair.state)[pair.action]
    guard let target = graph.target(of: pair.action, in: pair.state), let rule = chosen.equivalenceRule,
      mayCompare(chosen, to: target)
    else { return }
    count(rule)
    guard target != pair.expected else { return }
    let path = graph.path(to: pair.state)
    await record([.differs(chosen, rule)], path.root, path.actions + [chosen])
    current = stateAfterReproduction.take() ?? current
  }

  /// Returns whether the last action leads to another state than the actions that mean the same.
  func findDifference(atEndOf actions: [ExplorerAction], _ root: Int) async -> [RuleViolation] {
    let held = actions.last?.steps == [.action(.cancelSwipe)] ? actions.lastIndex(of: .heldSwipe) : nil
    guard let last = actions.last, let rule = last.equivalenceRule,
      let expected = held.map({ Array(actions[..<$0]) }) ?? last.equivalent.map({ actions.dropLast() + $0 })
    else { return [] }
    if let held, held != actions.count - 2 { return [] }
    await walk(root, actions.dropLast())
    guard let before = runner.screen, last.steps.allSatisfy(before.allows) else { return [] }
    let outcome = await runner.perform(last)
    guard outcome.performedSteps == last.steps, !last.mayAsk(before, outcome.screen) else { return [] }
    let state = await reader.read(nil).digest
    count(rule)
    return await digest(after: expected, root) == state ? [] : [.differs(last, rule)]
  }

  /// A screen may ask before it is left, and a button may say that it counts.
  private func mayCompare(_ action: ExplorerAction, to target: Int) -> Bool {
    if case .action(.tapTwice(let label)) = action.steps[0], app.repeatableButtons.contains(label) { return false }
    return !action.kind.isSwipe || graph.states[target].alert == nil
  }
}

extension ExplorerAction {
  static let heldSwipe = ExplorerAction(.swipe, .swipeBack(.held))

  /// The actions that must lead to the same state; nil if there are none.
  var equivalent: [ExplorerAction]? {
    switch steps.first {
    case .action(.tapTwice(let label)): [ExplorerAction(.tap, .tap(label))]
    case .action(.swipeBack(.cancelled)): []
    case .atOnce(let action, let step): ExplorerAction.actions(for: [.action(action), step])
    default: nil
    }
  }

  fileprivate var equivalenceRule: String? {
    switch steps.first {
    case .action(.tapTwice): RuleViolation.twiceIsOnce
    case .action(.swipeBack(.cancelled)), .action(.cancelSwipe): RuleViolation.cancelledSwipe
    // A link may come before the end of a feature, and then waits.
    case .atOnce(_, then: .open): nil
    case .atOnce: RuleViolation.atOnceIsAfter
    default: nil
    }
  }

  fileprivate func mayAsk(_ before: ScreenSnapshot, _ after: ScreenSnapshot?) -> Bool {
    kind.isSwipe && after?.alertTitle != nil && before.alertTitle == nil
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

extension StateGraph {
  /// An action in a state, and the state to which it must lead.
  struct Pair {
    let state: Int
    let action: Int
    let expected: Int
  }

  /// Returns the pairs to which a known transition belongs.
  fileprivate func pairs(with action: Int, in state: Int) -> [Pair] {
    let chosen = actions(of: state)[action]
    var pairs: [Pair] = []
    switch chosen.steps.first {
    case .action(.swipeBack(.cancelled)): pairs.append(Pair(state: state, action: action, expected: state))
    case .action(.cancelSwipe):
      for source in states[state].sources {
        let held = actions(of: Int(source)).firstIndex(of: .heldSwipe)
        guard let held, states[Int(source)].targets[held] == Int32(state) else { continue }
        pairs.append(Pair(state: state, action: action, expected: Int(source)))
      }
    case .action(.tapTwice):
      if let expected = target(of: chosen.equivalent ?? [], from: state) {
        pairs.append(Pair(state: state, action: action, expected: expected))
      }
    case .action(.tap(let label)):
      let twice = ExplorerAction(.tapTwice, .tapTwice(label))
      if let target = target(of: action, in: state), let position = actions(of: state).firstIndex(of: twice) {
        pairs.append(Pair(state: state, action: position, expected: target))
      }
    default: break
    }
    return pairs
  }

  /// Returns the state after known actions.
  func target(of path: [ExplorerAction], from state: Int) -> Int? {
    var state = state
    for action in path {
      guard let position = actions(of: state).firstIndex(of: action),
        let next = target(of: position, in: state)
      else { return nil }
      state = next
    }
    return state
  }
}

extension RuleViolation {
  static let twiceIsOnce = "Two taps do the same as one."
  static let cancelledSwipe = "A swipe that is cancelled leads to the state before it."
  static let atOnceIsAfter = "What happens during a transition has the same effect as after it."

  fileprivate static func differs(_ action: ExplorerAction, _ rule: String) -> RuleViolation {
    let explanation =
      switch rule {
      case twiceIsOnce: "\(action.line) leads to another state than a single tap."
      case cancelledSwipe: "\(action.line) leads to another state than the one before the swipe."
      default: "\(action.line) leads to another state than one after the other."
      }
    return RuleViolation(rule: rule, explanation: explanation)
  }
}
