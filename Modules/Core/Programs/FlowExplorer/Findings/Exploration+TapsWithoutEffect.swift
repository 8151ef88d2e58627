import FlowHeadless

extension Exploration {
  /// Records a tap that must change something, and has not.
  ///
  /// A form that shows errors may stay as it is, and so may a window during a swipe.
  func recordTap(_ action: ExplorerAction, in state: Int, _ outcome: Outcome) async {
    guard let violation = tapWithoutEffect(action, outcome) else { return }
    count(RuleViolation.buttonDoesNothing)
    guard current == state else { return }
    let path = graph.path(to: state)
    await record([violation], path.root, path.actions + [action])
    current = stateAfterReproduction.take() ?? current
  }

  /// Returns whether the last action, a tap, changes nothing.
  func findTapWithoutEffect(atEndOf actions: [ExplorerAction], _ root: Int) async -> [RuleViolation] {
    guard let last = actions.last else { return [] }
    let before = await digest(after: actions.dropLast(), root)
    let outcome = await runner.perform(last)
    guard outcome.performedSteps.count == 1, reader.read(runner.latest).digest == before else { return [] }
    return [tapWithoutEffect(last, outcome)].compactMap(\.self)
  }

  /// Returns the mistake that an action changes nothing, if it is a tap that must change something.
  func tapWithoutEffect(_ action: ExplorerAction, _ outcome: Outcome) -> RuleViolation? {
    guard !outcome.hasShared, action.steps.count == 1, case .action(.tap(let label)) = action.steps[0],
      let before = outcome.before,
      before.requiresEffect(ofTapOn: label, except: runner.latest.world.labels.buttonsWithoutEffect)
    else { return nil }
    return RuleViolation(
      rule: RuleViolation.buttonDoesNothing,
      explanation: "\(label) on \(before.name) is enabled, but a tap changes nothing.")
  }
}

extension ScreenSnapshot {
  /// Returns whether a tap on a button of this screen must change something.
  fileprivate func requiresEffect(ofTapOn label: String, except buttonsWithoutEffect: Set<String>?) -> Bool {
    guard let buttonsWithoutEffect else { return false }
    return !isSwiping && !isBusy && !buttonsWithoutEffect.contains(label) && fields.allSatisfy { $0.error == nil }
      && actions.contains { $0.label == label && $0.isEnabled }
  }
}
