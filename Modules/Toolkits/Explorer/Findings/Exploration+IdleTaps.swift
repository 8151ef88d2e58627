import HeadlessUI

extension Exploration {
  /// Records a tap that changes nothing.
  ///
  /// A form that shows errors may stay as it is, and so may a window during a swipe.
  func noteIdleTap(_ act: Int, in state: Int, _ outcome: Outcome) async {
    let chosen = graph.acts(of: state)[act]
    guard let label = chosen.tappedLabel, let screen = outcome.before, screen.mustAnswer(label, in: app) else { return }
    let mistake = Mistake(
      rule: Mistake.buttonDoesNothing, finding: "\(label) on \(screen.name) is enabled, and a tap changes nothing.")
    guard coverage.mistakes.insert(mistake.kind).inserted else { return }
    let path = graph.path(to: state)
    await find(mistake, by: [(path.root, path.acts + [chosen]), trail]) { [self] root, acts in
      guard acts.last?.tappedLabel == label else { return false }
      return await changesNothing(acts, root, tapping: label)
    }
  }

  /// Returns whether the last act, a tap, changes nothing.
  private func changesNothing(_ acts: [ExplorerAct], _ root: Int, tapping label: String) async -> Bool {
    await begin(at: root)
    for act in acts.dropLast() { _ = await runner.perform(act) }
    guard let last = acts.last, let screen = runner.screen, screen.mustAnswer(label, in: app) else { return false }
    let before = await reader.read(nil).digest
    let outcome = await runner.perform(last)
    let after = await reader.read(nil).digest
    return outcome.done.count == 1 && after == before
  }
}

extension ExplorerAct {
  fileprivate var tappedLabel: String? {
    guard steps.count == 1, case .act(.tap(let label)) = steps[0] else { return nil }
    return label
  }
}

extension ScreenSnapshot {
  /// Returns whether a tap on a button of this screen must change something.
  @MainActor
  fileprivate func mustAnswer(_ label: String, in app: any ExplorableApp) -> Bool {
    guard let idleActions = app.idleActions else { return false }
    return !isSwiping && !isBusy && !idleActions.contains(label) && fields.allSatisfy { $0.error == nil }
      && actions.contains { $0.label == label && $0.isEnabled }
  }
}
