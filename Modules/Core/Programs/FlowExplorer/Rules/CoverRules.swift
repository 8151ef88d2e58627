import FlowHeadless
import FlowShell

extension ExplorerRule {
  /// The rules for an app that can be covered: it has a session, or its service can be closed.
  package static var cover: [ExplorerRule] {
    [
      .always("An app that the person has left shows nothing.", when: { $0.latest.isLeft }) { step in
        guard let screen = step.latest.screen else { return nil }
        let isEmpty = screen.elements.isEmpty && screen.title.isEmpty && screen.stack.entries.count == 1
        return isEmpty ? nil : "\(screen.name) is visible: \(screen.stack)."
      },
      .always("A launch does not open a locked app.", when: { $0.isLaunchOfLockedApp }) { step in
        step.latest.shell?.session?.isLocked == false && !step.wasSignedOut
          ? "The app was locked, and shows \(step.latest.screen?.name ?? "nothing")." : nil
      },
      .always("No act of the person passes a cover.", when: { $0.isActOnCover }) { step in
        let running = step.latest.shell?.running
        // A sign-out that cannot be stored has ended the features, too.
        let hasFailedToSignOut = running == nil && step.latest.disk.hasFailed
        return running == step.previous.shell?.running || hasFailedToSignOut
          ? nil : "Below the cover, \(step.latest.shell?.running?.kind ?? "nothing") is running now."
      },
      .always("While the service is closed, nothing begins.", when: { $0.isWhileClosed }) { step in
        guard let running = step.latest.shell?.running, running != step.previous.shell?.running else { return nil }
        return "\(running.kind) has begun."
      },
      knowing,
    ]
  }
}

extension CheckedStep {
  fileprivate var isActOnCover: Bool {
    previous.cover != nil && latest.cover != nil && action?.isByPerson == true && latest.shell?.hasAccount == true
  }

  fileprivate var isWhileClosed: Bool {
    previous.shell?.isClosed == true && latest.shell?.isClosed == true && action?.endsProcess == false
  }

  /// Whether a sign-out whose save was not confirmed is on the disk after all.
  fileprivate var wasSignedOut: Bool {
    previous.disk.isFaultPlanned && latest.shell?.session?.status == ShellInspection.Session.Status.none
  }

  fileprivate var isLaunchOfLockedApp: Bool {
    previous.shell?.session?.isLocked == true && !previous.isLeft && action?.endsProcess == true && latest.window != nil
  }
}
