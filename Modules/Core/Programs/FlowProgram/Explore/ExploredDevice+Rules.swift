import FlowExplorer
import FlowHeadless
import FlowKit
import FlowShell
import Foundation

// The rules that follow from the shell, the stores and the world of an app.

extension ExploredDevice {
  /// What the rules compare before and after an action.
  struct Observation {
    var running: StoredEntry?
    var pending: StoredEntry?
    var commitments: Commitments?
    var lastResult: String?
    var mayHaveLostInput = false
    var heldReplyCount = 0
  }

  func observe() -> Observation {
    let entries = device.shell?.storedEntries
    return Observation(
      running: entries?.running, pending: entries?.pending, commitments: world?.commitments,
      lastResult: device.lastResult, mayHaveLostInput: device.mayHaveLostInput, heldReplyCount: heldReplyCount)
  }

  /// The rules for every app with a shell.
  func makeRules() -> [ExplorerRule] {
    [
      Self.opensWaitingLinks(self), Self.takesNewestLink(self), Self.keepsTime(), Self.beginsEmpty(self),
    ] + (world?.commitments == nil ? [] : [Self.doesOnce(self), Self.losesNothing(self)])
  }
}

// MARK: - Links

extension ExploredDevice {
  private static func opensWaitingLinks(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "A waiting link opens when the person is home.",
      when: { [weak device] moment in
        device?.previous.pending != nil && device?.device.shell != nil && moment.isAtRest
          && !moment.app.mayHaveLostInput
      },
      { [weak device] moment in
        guard let device, let link = device.previous.pending, let screen = moment.screen else { return nil }
        let now = device.latest
        if now.pending != nil { return device.isHome(screen) ? "A link waits, although the person is home." : nil }
        // A sign-up that the person cancels takes its link with it; a notice may refuse one.
        let isSignUp = device.previous.running.flatMap { device.device.shell?.admission(of: $0) } == .newcomers
        let isGivenUp = isSignUp && now.lastResult?.hasSuffix("cancelled") == true
        return now.running == link || isGivenUp || screen.isAlert
          ? nil : "The waiting link is gone, and was not opened."
      })
  }

  private static func takesNewestLink(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "The newest link opens, waits, or is refused by a notice.",
      when: { [weak device] in $0.action?.link != nil && $0.refusal == nil && device?.device.shell != nil && $0.isAtRest
      },
      { [weak device] moment in
        guard let device, let text = moment.action?.link, let shell = device.device.shell else { return nil }
        let isRefused = moment.screen?.isAlert == true
        guard let link = shell.storedEntry(for: text) else {
          // The notice may have given way to a feature that began with the same tap.
          return isRefused || moment.action?.kind == .atOnce ? nil : "\(text) has changed nothing."
        }
        if device.latest.running == link.entry || device.latest.pending == link.entry { return nil }
        let mayBeRefused =
          device.previous.running == nil || device.latest.running == nil || link.admission == .newcomers
        return mayBeRefused && isRefused ? nil : "\(text) neither opens nor waits."
      })
  }
}

// MARK: - Time

extension ExploredDevice {
  private static func keepsTime() -> ExplorerRule {
    .always(
      "A screen changes when a time until which something holds has come, and not before.",
      when: { moment in
        moment.action?.kind == .clock && moment.isAtRest && !moment.futureDeadlines.isEmpty
          && moment.before?.name == moment.screen?.name
      },
      { moment in
        let hasCome = moment.futureDeadlines.contains { $0 <= moment.app.now }
        guard hasCome == (moment.before == moment.screen) else { return nil }
        return hasCome ? "A time has come, and nothing has changed." : "Something has changed before its time."
      })
  }

  /// Returns steps of the clock to the second before the times on the screen, and to these times.
  func clockActions(on screen: ScreenSnapshot?) -> [ExplorerAction] {
    let (now, deadlines) = (now, screen?.deadlines ?? [])
    return deadlines.filter { $0 > now }.flatMap { deadline in
      [deadline - now - 1, deadline - now].filter { $0 > 0 }.map { ExplorerAction(.clock, [.clock(.seconds($0))]) }
    }
  }
}

// MARK: - Flows that begin again

extension ExploredDevice {
  private static func beginsEmpty(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "A flow that begins again after its end is empty.",
      when: { [weak device] in device?.beginsAgain($0) == true },
      { [weak device] moment in
        guard let device, let screen = moment.screen, let first = device.firstFields[device.beginning(of: moment)]
        else {
          return nil
        }
        for (label, value) in first where value.isEmpty {
          guard let field = screen.fields.first(where: { $0.label == label }), case .text = field.kind,
            !field.value.isEmpty, !device.records.contains(where: { $0.contains(field.value) })
          else { continue }
          return "\(label) has the value “\(field.value)” at the beginning."
        }
        return nil
      })
  }

  /// Notes the fields with which a feature begins for the first time.
  private func beginsAgain(_ moment: ExplorerMoment) -> Bool {
    if let ended = previous.running?.kind, latest.running != previous.running,
      latest.lastResult?.hasSuffix("cancelled") == false
    {
      endedKinds.insert(ended)
    }
    guard let action = moment.action, action.isByPerson, previous.running == nil, let kind = latest.running?.kind,
      let screen = moment.screen
    else { return false }
    let beginning = beginning(of: moment)
    guard endedKinds.contains(kind) else {
      if firstFields[beginning] == nil { firstFields[beginning] = screen.fields.map { ($0.label, $0.value) } }
      return false
    }
    return firstFields[beginning] != nil
  }

  private func beginning(of moment: ExplorerMoment) -> String {
    "\(latest.running?.kind ?? "") \(moment.screen?.name ?? "") \(moment.action?.name ?? "")"
  }
}

// MARK: - Commitments

extension ExploredDevice {
  private static func doesOnce(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "What was confirmed once is done at most once.",
      when: { [weak device] _ in device?.latest.commitments?.done != device?.previous.commitments?.done },
      { [weak device] moment in
        guard let device, let before = device.previous.commitments else { return nil }
        return device.latest.findUnconfirmedWork(
          since: before, confirmed: device.confirms(moment.action) || device.previous.heldReplyCount > 0,
          afterFailure: device.latest.mayHaveLostInput || device.previous.mayHaveLostInput)
      })
  }

  private static func losesNothing(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "What was confirmed is done, pending, or told.",
      when: { [weak device] _ in
        guard let before = device?.previous.commitments, let now = device?.latest.commitments else { return false }
        return !before.pending.isEmpty || !before.untold.isEmpty || !now.untold.isEmpty
      },
      { [weak device] moment in
        guard let device, let before = device.previous.commitments, let latest = device.latest.commitments else {
          return nil
        }
        if !latest.untold.isEmpty, moment.isAtRest, let screen = moment.screen, device.isHome(screen) {
          return "The person is home, and was not told that something was not done."
        }
        return device.latest.findLostWork(
          since: before, told: (moment.before?.lines ?? []) + [moment.before?.title ?? ""])
      })
  }

  private func confirms(_ action: ExplorerAction?) -> Bool {
    guard case .action(let action)? = action?.steps.first else {
      if case .atOnce(.tap(let label), _)? = action?.steps.first {
        return world?.confirmingButtons.contains(label) == true
      }
      return false
    }
    return switch action {
    case .tap(let label), .tapTwice(let label): world?.confirmingButtons.contains(label) == true
    default: false
    }
  }
}

extension ExplorerMoment {
  /// Whether nothing is in progress, and no swipe is held.
  fileprivate var isAtRest: Bool { isIdle && app.heldReplyCount == 0 && screen?.isSwiping == false }

  /// The times on the screen before that had not come before the action.
  fileprivate var futureDeadlines: [Int64] {
    let passed = action?.steps.reduce(Int64(0)) { sum, step in
      if case .clock(let duration) = step { sum + duration.components.seconds } else { sum }
    }
    return before?.deadlines.filter { $0 > app.now - (passed ?? 0) } ?? []
  }
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

  /// The times until which something on the screen holds, in seconds since 1970.
  fileprivate var deadlines: [Int64] {
    lines.compactMap { line in
      guard let word = line.split(separator: "until ").last, word.count == 20, word.count < line.count else {
        return nil
      }
      return (try? Date(String(word), strategy: .iso8601)).map { Int64($0.timeIntervalSince1970) }
    }
  }
}
