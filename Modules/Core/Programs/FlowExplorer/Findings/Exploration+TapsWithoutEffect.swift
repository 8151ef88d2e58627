import FlowHeadless

extension Exploration {
  /// Records a tap that changes nothing.
  ///
  /// A form that shows errors may stay as it is, and so may a window during a swipe.
  func recordTapWithoutEffect(_ action: Int, in state: Int, _ outcome: Outcome) async {
    let chosen = graph.actions(of: state)[action]
    guard let label = chosen.tappedLabel, let screen = outcome.before, screen.requiresEffect(ofTapOn: label, in: app)
    else { return }
    let violation = RuleViolation(
      rule: RuleViolation.buttonDoesNothing,
      explanation: "\(label) on \(screen.name) is enabled, but a tap changes nothing.")
    guard knownViolations.insert(violation.withoutNumbers).inserted else { return }
    let path = graph.path(to: state)
    await addFinding(of: violation, paths: [(path.root, path.actions + [chosen]), currentPath]) {
      [self] root, actions in
      guard actions.last?.tappedLabel == label else { return false }
      return await lastTapChangesNothing(actions, root, tapping: label)
    }
  }

  /// Returns whether the last action, a tap, changes nothing.
  private func lastTapChangesNothing(_ actions: [ExplorerAction], _ root: Int, tapping label: String) async -> Bool {
    await begin(at: root)
    for action in actions.dropLast() { _ = await runner.perform(action) }
    guard let last = actions.last, let screen = runner.screen, screen.requiresEffect(ofTapOn: label, in: app) else {
      return false
    }
    let before = await reader.read(nil).digest
    let outcome = await runner.perform(last)
    let after = await reader.read(nil).digest
    return outcome.performedSteps.count == 1 && after == before
  }
}

extension ExplorerAction {
  fileprivate var tappedLabel: String? {
    guard steps.count == 1, case .action(.tap(let label)) = steps[0] else { return nil }
    return label
  }
}

extension ScreenSnapshot {
  /// Returns whether a tap on a button of this screen must change something.
  @MainActor
  fileprivate func requiresEffect(ofTapOn label: String, in app: any ExplorableApp) -> Bool {
    guard let buttonsWithoutEffect = app.buttonsWithoutEffect else { return false }
    return !isSwiping && !isBusy && !buttonsWithoutEffect.contains(label) && fields.allSatisfy { $0.error == nil }
      && actions.contains { $0.label == label && $0.isEnabled }
  }
}
