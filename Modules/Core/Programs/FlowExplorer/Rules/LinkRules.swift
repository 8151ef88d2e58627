import FlowHeadless
import FlowKit
import FlowShell

extension ExplorerRule {
  /// The rules about links, for every app with a shell.
  static var links: [ExplorerRule] { [opensPendingLink, takesNewestLink, keepsPendingLink] }

  private static var opensPendingLink: ExplorerRule {
    .always(
      "A pending link opens when the person is home.",
      when: { step in
        step.previous.shell?.pending != nil && step.latest.shell != nil && step.isAtRest
          && !step.latest.disk.mayHaveLostInput && step.action?.link == nil && step.previous.heldReplyCount == 0
          && !step.isCovered && !step.isOwnerUnknown
      },
      { step in
        guard let link = step.previous.shell?.pending, let now = step.latest.shell else { return nil }
        if now.pending != nil { return step.latest.isHome ? "A link waits, although the person is home." : nil }
        // A person who signs out leaves nothing behind.
        if step.previous.shell?.hasAccount == true, !now.hasAccount { return nil }
        // Cancelling a sign-up also drops the link that required it, and a notice may refuse a link.
        let isSignUp = step.previous.shell?.running?.account == .forbidden
        let isGivenUp = isSignUp && step.latest.wasCancelled
        return now.running == link || isGivenUp || step.latest.screen?.isAlert == true
          ? nil : "The pending link is gone, and was not opened."
      })
  }

  private static var takesNewestLink: ExplorerRule {
    .always(
      "The newest link opens, becomes pending, or is refused by a notice.",
      // Below a cover, nobody sees a link's effect.
      when: {
        $0.action?.link != nil && $0.refusal == nil && $0.latest.shell != nil && $0.isAtRest && !$0.isCovered
      },
      { step in
        guard let text = step.action?.link, let shell = step.latest.shell else { return nil }
        let isRefused = step.latest.screen?.isAlert == true || shell.isSigningIn && shell.hasWaitingNotice
        guard let link = shell.entry(for: text) else {
          // The notice may have given way to a feature that began with the same tap.
          return isRefused || step.action?.kind == .atOnce ? nil : "\(text) has changed nothing."
        }
        let former = step.previous.shell?.running
        if link.account == .forbidden, former == link {
          return shell.pending == link ? "\(text) leads to the sign-up that is running, and waits." : nil
        }
        if shell.running == link { return nil }
        // A person who signs out at that moment leaves nothing behind.
        if step.action?.kind == .atOnce, step.previous.shell?.hasAccount == true, !shell.hasAccount { return nil }
        if shell.pending == link {
          return shell.runningFeatureCount > 0 || shell.isSigningIn || step.isOwnerUnknown
            ? nil : "\(text) waits, although no feature is running."
        }
        let mayBeRefused = former == nil || shell.running == nil || link.account == .forbidden
        // As above.
        let mayHaveBeenRefused = isRefused || step.action?.kind == .atOnce && link.account == .forbidden
        return mayBeRefused && mayHaveBeenRefused ? nil : "\(text) neither opens nor waits."
      })
  }

  private static var keepsPendingLink: ExplorerRule {
    .always(
      "Only a newer link replaces a pending link.",
      when: { step in
        step.previous.shell?.pending != nil && step.action?.link == nil && !step.latest.disk.mayHaveLostInput
      },
      { step in
        guard let former = step.previous.shell?.pending, let now = step.latest.shell?.pending, now != former,
          step.latest.shell?.running != former
        else { return nil }
        return "Another link waits in its place, and nobody has opened one."
      })
  }
}

extension CheckedStep {
  /// Whether something has covered the app, before the step or after it.
  fileprivate var isCovered: Bool { previous.cover != nil || latest.cover != nil }
}

extension ExplorerAction {
  /// The link that the action opens last.
  fileprivate var link: String? {
    switch steps.last {
    case .open(let link), .atOnce(_, then: .open(let link)): link
    default: nil
    }
  }
}

extension ScreenSnapshot {
  fileprivate var isAlert: Bool { stack.entries.last?.placement == .presented(.alert) }
}
