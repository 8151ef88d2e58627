import FlowHeadless
import FlowShell

extension ExplorerRule {
  /// The rules for an app with a session.
  /// - Parameter isKnown: Whether the world describes the session at the service.
  package static func session(isKnown: Bool) -> [ExplorerRule] {
    [bringsNoSignIn, refusesNothing, keepsOneSecret, keepsNewestSecret]
      + (isKnown ? [survivesFaults, exchangesOnce, takesNewestCode, showsNoOthers] : [])
  }

  private static var bringsNoSignIn: ExplorerRule {
    // A pending link opens, which is what the person has asked for.
    .always("A launch brings no SignIn.", when: { $0.endsWithLaunch && $0.previous.shell?.pending == nil }) { step in
      step.latest.shell?.isSigningIn == true ? "SignIn is shown, and the person has not asked for anything." : nil
    }
  }

  private static var refusesNothing: ExplorerRule {
    .always(
      "A refused token is no refusal of a confirmed action.",
      when: { $0.latest.shell?.session?.status == .expired && $0.latest.world.commitments != nil },
      { step in
        guard let before = step.previous.world.commitments, let now = step.latest.world.commitments else { return nil }
        return now.failed.isSubset(of: before.failed)
          ? nil : "Something counts as refused, and the service has admitted no call about it."
      })
  }

  private static var keepsOneSecret: ExplorerRule {
    .always(
      "At rest, the device has the secret of the present session alone.",
      when: { step in
        step.latest.session != nil && step.latest.disk.secretCount != nil && step.isAtRest
          && !step.latest.disk.mayHaveLostInput && !step.latest.disk.isFaultPlanned
      },
      { step in
        guard let count = step.latest.disk.secretCount, let status = step.latest.session?.status else { return nil }
        let most = status == .none ? 0 : 1
        return count > most ? "The session is \(status.rawValue), and the number of secrets is \(count)." : nil
      })
  }

  private static var keepsNewestSecret: ExplorerRule {
    .always("No secret is replaced by an older one.", when: { $0.latest.disk.secretCount != nil }) { step in
      step.latest.disk.secretsReplacedByOlder > step.previous.disk.secretsReplacedByOlder
        ? "The device had a newer secret of the same session." : nil
    }
  }

  private static var survivesFaults: ExplorerRule {
    .always("Only the service ends a session, and no fault of it.", when: { $0.previous.session?.status == .valid }) {
      step in
      step.latest.session?.status == .expired && step.latest.world.session?.isOpen == true
        ? "The session has expired, and the service continues it." : nil
    }
  }

  private static var exchangesOnce: ExplorerRule {
    .always("Tokens that the service admits are not exchanged.", when: { $0.latest.session?.status == .valid }) {
      step in
      let count = step.latest.world.session?.needlessExchangeCount ?? 0
      return count > (step.previous.world.session?.needlessExchangeCount ?? 0)
        ? "The tokens were exchanged, although the service had admitted the present one." : nil
    }
  }

  private static var takesNewestCode: ExplorerRule {
    .always(
      "The newest one-time code is not refused.", when: { $0.action?.kind == .tap && $0.latest.world.session != nil },
      { step in
        let count = step.latest.world.session?.refusedNewestCodeCount ?? 0
        return count > (step.previous.world.session?.refusedNewestCodeCount ?? 0)
          ? "It had not expired, and nobody had used it." : nil
      })
  }

  private static var showsNoOthers: ExplorerRule {
    .always(
      "No screen shows what belongs to another person at the service.",
      when: { $0.latest.world.session?.textsOfOthers.isEmpty == false },
      { step in
        step.latest.screen?.shown(of: step.latest.world.session?.textsOfOthers ?? []).map { "\($0) of another person." }
      })
  }
}

extension AppInspection {
  fileprivate var session: ShellInspection.Session? { shell?.session }
}

extension Commitments {
  /// The actions that failed.
  fileprivate var failed: Set<String> { Set(acknowledged.keys).union(unannounced.keys) }
}

extension CheckedStep {
  /// Whether the app was launched last, and no link has started it.
  fileprivate var endsWithLaunch: Bool { action?.steps.last == .relaunch && latest.window != nil }
}
