import FlowHeadless

extension Exploration {
  /// Records new mistakes, each with a path that reproduces it.
  func record(_ violations: [RuleViolation], _ root: Int, _ path: [ExplorerAction]) async {
    for violation in violations where isNew(violation) { await addFinding(of: violation, paths: [(root, path)]) }
  }

  private func isNew(_ violation: RuleViolation) -> Bool {
    knownViolations.insert(violation.withoutNumbers).inserted
  }

  /// Records a mistake with the first path that shows it, shortened as far as possible.
  ///
  /// If the shortest known path does not show it, the digests omit a part of the state: then the actual path is tried.
  private func addFinding(of violation: RuleViolation, paths: [(root: Int, actions: [ExplorerAction])]) async {
    let transitions = graph.transitionCount
    let actual = currentPath
    if case .none = otherWay { otherWay = paths[0].actions }
    defer { otherWay = nil }
    var (root, actions) = paths[0]
    var isReproducible = false
    for path in paths + [actual] where !isReproducible && path.actions.count <= Self.longestPath {
      guard await reproduces(violation, path.root, path.actions) else { continue }
      (root, actions) = path
      isReproducible = true
    }
    if isReproducible {
      let shrinker = Shrinker { [self] in await reproduces(violation, root, $0) }
      actions = await shrinker.shrink(actions)
      _ = await reproduces(violation, root, actions)
    }
    // States that are compared may differ for an earlier reason: then only a path that repeats it shows a mistake.
    if !isReproducible, RuleViolation.comparisonsOfPaths.contains(violation.rule) {
      knownViolations.remove(violation.withoutNumbers)
      return await returnToRoot(root)
    }
    let isDivergence = isReproducible && violation.rule == RuleViolation.nondeterministicAction
    findings.append(
      Finding(
        violation: violation, root: starts[root], isRelaunched: isRelaunched(root), actions: actions,
        otherWay: isDivergence ? otherWay ?? [] : [],
        isReproducible: isReproducible, transitions: transitions))
    await returnToRoot(root)
  }

  private func returnToRoot(_ root: Int) async {
    await begin(at: root)
    _ = await runner.checkRules()
    stateAfterReproduction = frontier.roots[root] ?? stateAfterReproduction
  }

  /// The maximum number of actions that are repeated to reproduce a mistake.
  private static let longestPath = 2000
}

// MARK: - Repeating paths

extension Exploration {
  /// Returns whether the actions cause the mistake.
  func reproduces(_ violation: RuleViolation, _ root: Int, _ actions: [ExplorerAction]) async -> Bool {
    let found =
      switch violation.rule {
      case RuleViolation.nondeterministicAction: await findOtherTarget(ofLast: actions, root)
      case RuleViolation.buttonDoesNothing: await findTapWithoutEffect(atEndOf: actions, root)
      case RuleViolation.answersDoNothing: await findQuestionWithoutEffect(atEndOf: actions, root)
      case RuleViolation.doubleTapIsIdempotent, RuleViolation.cancelledSwipeHasNoEffect,
        RuleViolation.transitionHasNoEffect,
        RuleViolation.delayHasNoEffect, RuleViolation.leavingAsksEveryScreen:
        await findDifference(atEndOf: actions, root)
      default: await violations(after: actions, root, of: violation.rule)
      }
    return found.contains { $0.withoutNumbers == violation.withoutNumbers }
  }

  /// Performs all actions from a root.
  func walk(_ root: Int, _ actions: some Sequence<ExplorerAction>) async {
    await begin(at: root)
    for action in actions { _ = await runner.perform(action) }
  }

  /// Reads the state after the actions from a root.
  func digest(after actions: [ExplorerAction], _ root: Int) async -> StateDigest {
    await walk(root, actions)
    return reader.read(runner.latest).digest
  }

  /// A mistake before the first action counts only for an empty path.
  private func violations(after actions: [ExplorerAction], _ root: Int, of rule: String) async -> [RuleViolation] {
    await begin(at: root)
    let atRoot = await runner.checkRules().violations
    guard !actions.isEmpty else { return atRoot }
    var violations: [RuleViolation] = []
    for action in actions { violations += await runner.perform(action).violations }
    return violations.filter { $0.rule == rule }
  }
}

// MARK: - Actions that lead to different states

extension Exploration {
  /// Records that an action has led to another state than before.
  func recordDifference(_ predecessor: (state: Int, action: Int)) async {
    let action = graph.actions(of: predecessor.state)[predecessor.action]
    let violation = RuleViolation.ledElsewhere(action)
    guard isNew(violation) else { return }
    let path = graph.path(to: predecessor.state)
    await addFinding(of: violation, paths: [(path.root, path.actions + [action])])
  }

  /// Finds another way to the state before the last action, after which that action leads to another state.
  private func findOtherTarget(ofLast actions: [ExplorerAction], _ root: Int) async -> [RuleViolation] {
    guard let last = actions.last else { return [] }
    let before = await digest(after: actions.dropLast(), root)
    _ = await runner.perform(last)
    let after = reader.read(runner.latest).digest
    let known = graph.id(of: before).map { graph.path(to: $0) }.flatMap { $0.root == root ? $0.actions + [last] : nil }
    for other in [known, otherWay].compactMap(\.self) where other.last == last && other != actions {
      guard await digest(after: other.dropLast(), root) == before else { continue }
      _ = await runner.perform(last)
      guard reader.read(runner.latest).digest != after else { continue }
      otherWay = other
      return [.ledElsewhere(last)]
    }
    return []
  }
}

extension RuleViolation {
  static let nondeterministicAction = "The same action in the same state leads to the same state."
  static let buttonDoesNothing = "A tap on a button has an effect, unless a field has an error."
  static let answersDoNothing = "The answers to a question lead to different states."
  static let noPathHome = "Every state has a path home."
  static let endlessAction = "Every action comes to an end."

  /// The rules that compare the states at the ends of two paths.
  fileprivate static let comparisonsOfPaths = [
    doubleTapIsIdempotent, transitionHasNoEffect, delayHasNoEffect, leavingAsksEveryScreen,
  ]

  /// The rules that compare states.
  static func comparingRules(of labels: ExplorerLabels) -> [String] {
    [
      nondeterministicAction, answersDoNothing, doubleTapIsIdempotent, cancelledSwipeHasNoEffect, transitionHasNoEffect,
      delayHasNoEffect, leavingAsksEveryScreen,
    ]
      + (labels.buttonsWithoutEffect == nil ? [] : [buttonDoesNothing])
  }

  static func ledElsewhere(_ action: ExplorerAction) -> RuleViolation {
    RuleViolation(
      rule: nondeterministicAction,
      explanation: "\(action.line) led to another state before, although the known state was the same.")
  }

  /// The mistake without numbers, which differ between occurrences.
  var withoutNumbers: RuleViolation { RuleViolation(rule: rule, explanation: explanation.withoutNumbers) }
}
