import FlowHeadless

extension Exploration {
  /// An action in a state, by their texts.
  struct KnownStep: Hashable {
    let state: StateDigest
    let action: String
  }

  /// Plays the journeys at whose ends the exploration starts, from a new app, and checks all rules at each step.
  func checkJourneys() async {
    var known: [KnownStep: (state: StateDigest, path: [ExplorerAction])] = [:]
    for root in roots {
      for steps in [root.firstWay, root.steps] where !steps.isEmpty {
        for (violation, path) in await violations(on: ExplorerAction.actions(for: steps), of: root, &known) {
          await record([violation], newApp, path)
        }
      }
    }
  }

  private func violations(
    on actions: [ExplorerAction], of root: ExplorerRoot,
    _ known: inout [KnownStep: (state: StateDigest, path: [ExplorerAction])]
  ) async -> [(RuleViolation, path: [ExplorerAction])] {
    await begin(at: newApp)
    var found = await runner.checkRules().violations.map { ($0, path: [ExplorerAction]()) }
    var path: [ExplorerAction] = []
    var state = reader.read(runner.latest).digest
    for action in actions {
      let isOffered = runner.screen?.offers(action.steps[0]) ?? false
      let outcome = await runner.perform(action)
      path.append(action)
      if outcome.performedSteps.isEmpty { refusedSteps.append("\(root.journey ?? ""): \(action.line)") }
      // A journey of a mistake may end with a step that only the mistake made possible.
      var violations = outcome.violations.filter { isOffered || $0.rule != ExplorerRule.offersOnlyPossibleActions }
      let before = state
      state = reader.read(runner.latest).digest
      if state == before { violations += [tapWithoutEffect(action, outcome)].compactMap(\.self) }
      let step = KnownStep(state: before, action: action.name)
      if let other = known[step] {
        count(RuleViolation.nondeterministicAction)
        if other.state != state {
          otherWay = other.path
          violations.append(.ledElsewhere(action))
        }
      } else {
        known[step] = (state, path)
      }
      found += violations.map { ($0, path) }
    }
    for end in actions.indices {
      let path = Array(actions[...end])
      found += await findDifference(atEndOf: path, newApp).map { ($0, path) }
    }
    return found + (await findQuestionWithoutEffect(atEndOf: actions, newApp)).map { ($0, path) }
  }
}
