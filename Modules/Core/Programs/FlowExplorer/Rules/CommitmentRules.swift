import FlowHeadless
import FlowShell

extension ExplorerRule {
  /// The rules for apps in which a person confirms something.
  static var commitments: [ExplorerRule] {
    [
      executesOnce, losesNothing, reportsNoFalseFailure, resultMatchesOutcome, offersNothingTwice, pendingIsReadOnly,
    ]
  }

  private static var executesOnce: ExplorerRule {
    .always(
      "A confirmed action is executed at most once.",
      when: { $0.latest.world.commitments?.executed != $0.previous.world.commitments?.executed },
      { step in
        guard let before = step.previous.world.commitments else { return nil }
        return step.latest.world.commitments?.findUnconfirmedWork(
          since: before, confirmed: step.confirms || step.previous.heldReplyCount > 0,
          afterFailure: step.latest.disk.hasFailed || step.previous.disk.hasFailed)
      })
  }

  private static var losesNothing: ExplorerRule {
    .always(
      "A confirmed action is executed, pending or reported, after any kill.",
      when: { step in
        guard let before = step.previous.world.commitments, let now = step.latest.world.commitments else {
          return false
        }
        return !before.unresolved.isEmpty || !before.unannounced.isEmpty || !now.unannounced.isEmpty
      },
      { step in
        guard let before = step.previous.world.commitments else { return nil }
        return step.latest.world.commitments?.findSilence(
          since: before, reading: step.texts, isHome: step.isAtRest && step.latest.isHome && !step.isOwnerUnknown)
      })
  }

  private static var reportsNoFalseFailure: ExplorerRule {
    .always(
      "No executed action was reported as failed.",
      when: { step in
        guard let now = step.latest.world.commitments else { return false }
        return !now.acknowledged.isEmpty || !now.unannounced.isEmpty
      },
      { step in
        step.latest.world.commitments?.falselyReported.isEmpty == false
          ? "Something was reported as failed, and is done." : nil
      })
  }

  private static var resultMatchesOutcome: ExplorerRule {
    .always(
      "A confirmed action never ends as cancelled, and ends as pending only while it is.",
      when: { step in
        step.lastEnd != nil && step.latest.world.commitments != nil && step.latest.history.commitmentsAtStart != nil
      },
      { step in
        guard let (entry, result) = step.lastEnd, let now = step.latest.world.commitments else { return nil }
        let hasConfirmed = !now.confirmed.subtracting(step.confirmedAtStart ?? []).isEmpty
        if result == "cancelled", hasConfirmed {
          return "\(entry.kind) was cancelled, and something was confirmed in it."
        }
        // Without a record on the device, a look-up that failed reveals nothing.
        let isKnown = hasConfirmed || !step.latest.world.mayShowStaleFault
        let isOpen = !now.unresolved.isEmpty || !now.unannounced.isEmpty
        return result == "pending" && !isOpen && isKnown && step.latest.world.hasNoFaults
          && now.executed == step.previous.world.commitments?.executed
          ? "\(entry.kind) says that something is pending, and nothing is." : nil
      })
  }

  private static var offersNothingTwice: ExplorerRule {
    .always(
      "A launch does not offer a confirmed action again.",
      when: { step in
        step.action?.kind == .kill && step.isAtRest && step.previous.world.commitments?.unresolved.isEmpty == false
      },
      { step in
        let buttons = step.latest.world.labels.confirmingButtons
        guard let before = step.previous.screen, let screen = step.latest.screen, before.name == screen.name,
          !before.hasAction(in: buttons), screen.hasAction(in: buttons),
          let unresolved = step.previous.world.commitments?.unresolved,
          step.latest.world.commitments.map({ unresolved.isDisjoint(with: $0.acknowledged.keys) }) == true
        else { return nil }
        return "\(screen.name) offers to confirm again what is done or pending."
      })
  }

  private static var pendingIsReadOnly: ExplorerRule {
    .always(
      "A pending action cannot be edited.",
      when: { step in
        guard let confirmedAtStart = step.confirmedAtStart, let shell = step.latest.shell, shell.running != nil,
          !shell.isSigningIn, step.latest.cover == nil, step.isAtRest
        else { return false }
        return step.latest.world.commitments?.unresolved.isSubset(of: confirmedAtStart) == false
      },
      { step in
        let field = step.latest.screen?.fields.first(where: \.isEnabled)
        return field.map { "\($0.label) can be changed, although the confirmed action is pending." }
      })
  }
}

extension CheckedStep {
  fileprivate var confirmedAtStart: Set<String>? { latest.history.commitmentsAtStart?.confirmed }

  /// Whether the action confirms something.
  fileprivate var confirms: Bool {
    switch action?.steps.first {
    case .action(.tap(let label)), .action(.tapTwice(let label)), .atOnce(.tap(let label), _):
      latest.world.labels.confirmingButtons.contains(label)
    default: false
    }
  }

  /// The texts of the screen before, and of all screens now.
  fileprivate var texts: [String] {
    (previous.screen.map { [$0.title] + $0.lines } ?? []) + (latest.screen.map { [$0.title] + $0.lines } ?? [])
      + (latest.window?.viewControllers.dropLast().flatMap(\.lines) ?? [])
  }
}

extension ScreenSnapshot {
  fileprivate func hasAction(in labels: Set<String>) -> Bool { actions.contains { labels.contains($0.label) } }
}
