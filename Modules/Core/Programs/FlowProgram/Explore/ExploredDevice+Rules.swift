import FlowExplorer
import FlowHeadless
import FlowKit
import FlowShell
import FlowStorage
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
    var isSavePlanned = false
    /// What documents hold and the disk does not.
    var unsavedDocuments: [String] = []
  }

  func observe() -> Observation {
    let entries = device.shell?.storedEntries
    return Observation(
      running: entries?.running, pending: entries?.pending, commitments: world?.commitments,
      lastResult: device.lastResult, mayHaveLostInput: device.mayHaveLostInput, heldReplyCount: heldReplyCount,
      isSavePlanned: device.saveFaults.isPending)
  }

  /// The rules for every app with a shell.
  func makeRules() -> [ExplorerRule] {
    [
      Self.opensWaitingLinks(self), Self.takesNewestLink(self), Self.keepsWaitingLink(self), Self.runsOne(self),
      Self.keepsTime(), Self.beginsEmpty(self), Self.endsWhatIsCancelled(self), Self.signsUp(self),
      Self.tellsFailures(self), Self.savesDocuments(self),
    ]
      + (world?.commitments == nil
        ? []
        : [
          Self.doesOnce(self), Self.losesNothing(self), Self.tellsTheTruth(self), Self.endsAsItIs(self),
          Self.offersOnce(self), Self.keepsPendingAsItIs(self),
        ])
  }
}

// MARK: - Links

extension ExploredDevice {
  private static func opensWaitingLinks(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "A waiting link opens when the person is home.",
      when: { [weak device] moment in
        device?.previous.pending != nil && device?.device.shell != nil && moment.isAtRest
          && !moment.app.mayHaveLostInput && moment.action?.link == nil && device?.previous.heldReplyCount == 0
      },
      { [weak device] moment in
        guard let device, let link = device.previous.pending, let screen = moment.screen else { return nil }
        let now = device.latest
        if now.pending != nil { return device.isHome(screen) ? "A link waits, although the person is home." : nil }
        // Cancelling a sign-up also drops the link that required it, and a notice may refuse a link.
        let isSignUp = device.previous.running.flatMap { device.device.shell?.accountRequirement(of: $0) } == .forbidden
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
        if link.account == .forbidden, device.previous.running == link.entry {
          return device.latest.pending == link.entry ? "\(text) leads to the sign-up that is running, and waits." : nil
        }
        if device.latest.running == link.entry { return nil }
        if device.latest.pending == link.entry {
          return shell.isRunningFeature ? nil : "\(text) waits, although no feature is running."
        }
        let mayBeRefused =
          device.previous.running == nil || device.latest.running == nil || link.account == .forbidden
        // As above.
        let mayHaveBeenRefused = isRefused || moment.action?.kind == .atOnce && link.account == .forbidden
        return mayBeRefused && mayHaveBeenRefused ? nil : "\(text) neither opens nor waits."
      })
  }
}

extension ExploredDevice {
  private static func keepsWaitingLink(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "A waiting link gives way only to a newer one.",
      when: { [weak device] in
        device?.previous.pending != nil && $0.action?.link == nil && !$0.app.mayHaveLostInput
      },
      { [weak device] _ in
        guard let device, let now = device.latest.pending, now != device.previous.pending,
          device.latest.running != device.previous.pending
        else { return nil }
        return "Another link waits in its place, and nobody has opened one."
      })
  }
}

// MARK: - Features

extension ExploredDevice {
  private static func runsOne(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "One feature runs at a time.", when: { [weak device] _ in device?.latest.running != nil },
      { [weak device] moment in
        guard let count = device?.device.shell?.runningFeatures.count, count > 1 else { return nil }
        return "\(count) features are running: \(moment.screen.map { "\($0.stack)" } ?? "")."
      })
  }
}

// MARK: - Ends

extension ExploredDevice {
  /// The feature that has reported its end with the last action, and whether it was cancelled, as far as the last result says so.
  private var lastEnd: (entry: StoredEntry, result: Substring)? {
    guard let entry = previous.running, let result = latest.lastResult, result != previous.lastResult,
      result.hasPrefix("\(entry.kind) ")
    else { return nil }
    return (entry, result.dropFirst(entry.kind.count + 1))
  }

  private static func endsWhatIsCancelled(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "What the person cancels does not begin again by itself.",
      when: { [weak device] in
        guard let device, let (entry, result) = device.lastEnd, $0.action?.isByPerson == true else { return false }
        // An end that is not stored yet is lost with the process.
        guard !device.mayHaveLostInput, device.device.saveFaults.heldCount == 0 else { return false }
        return result == "cancelled" && device.previous.pending != entry
      },
      { [weak device] moment in
        guard let device, let entry = device.lastEnd?.entry, device.latest.running == entry else { return nil }
        return "\(entry.kind) was cancelled, and has begun again."
      })
  }

  private static func signsUp(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "Who has signed up is a member.",
      when: { [weak device] moment in
        guard let device, let (entry, result) = device.lastEnd, result != "cancelled", moment.isAtRest else {
          return false
        }
        return device.device.shell?.accountRequirement(of: entry) == .forbidden && device.latest.running != entry
      },
      { [weak device] _ in
        device?.device.shell?.hasAccount == false ? "The sign-up was completed, and is offered again." : nil
      })
  }

  private static func tellsFailures(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "Each feature tells that nothing can be saved.",
      when: { [weak device] moment in
        guard let device, device.previous.running == nil, device.latest.running != nil else { return false }
        return moment.action?.isByPerson == true && device.previous.mayHaveLostInput && !device.previous.isSavePlanned
      },
      { [weak device] _ in
        device?.device.shell?.toldFailure.isEmpty == false ? "Another feature has told it, and this one will not." : nil
      })
  }
}

// MARK: - Documents

extension ExploredDevice {
  private static func savesDocuments(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "At rest, the disk has what documents hold, unless a save has failed.",
      when: { [weak device] moment in
        guard let device, device.device.database != nil else { return false }
        return moment.isAtRest && !device.mayHaveLostInput && !device.device.saveFaults.isPending
      },
      { [weak device] _ in
        guard let unsaved = device?.latest.unsavedDocuments, !unsaved.isEmpty else { return nil }
        return "Only memory holds \(unsaved.joined(separator: "; "))."
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

  /// Returns whether a feature that has ended begins once more from the same place; at its first beginning, the fields
  /// are stored.
  private func beginsAgain(_ moment: ExplorerMoment) -> Bool {
    newBeginning = ""
    noteInput(moment.action)
    guard let action = moment.action, action.isByPerson, previous.running == nil, let kind = latest.running?.kind,
      // A label with a number stands for something else each time.
      let screen = moment.screen, action.name == action.name.withoutNumbers
    else { return false }
    let beginning = beginning(of: moment)
    guard endedKinds.contains(kind) else {
      newBeginning = cancelledKinds.contains(kind) ? "\(kind) after an end" : ""
      if firstFields[beginning] == nil { firstFields[beginning] = screen.fields.map { ($0.label, $0.value) } }
      return false
    }
    newBeginning = "\(kind) again"
    return firstFields[beginning] != nil
  }

  /// Notes the end of a feature; one that was cancelled may continue with its draft.
  func noteEnd(of kind: String, _ result: String) {
    if result.hasSuffix("cancelled") {
      endedKinds.remove(kind)
      cancelledKinds.insert(kind)
    } else {
      endedKinds.insert(kind)
    }
  }

  /// Notes input: the feature may keep it for another one that it contains, and has not ended with it yet.
  func noteInput(_ action: ExplorerAction?) {
    if action?.kind == .fill, device.shell?.storedEntries.running != nil { endedKinds = [] }
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
      "What a person confirmed is executed, pending or reported, after any kill.",
      when: { [weak device] _ in
        guard let before = device?.previous.commitments, let now = device?.latest.commitments else { return false }
        return !before.pending.isEmpty || !before.untold.isEmpty || !now.untold.isEmpty
      },
      { [weak device] moment in
        guard let device, let before = device.previous.commitments, let latest = device.latest.commitments else {
          return nil
        }
        let isHome = moment.isAtRest && moment.screen.map(device.isHome) == true
        return latest.findSilence(since: before, reading: moment.texts, isHome: isHome)
      })
  }

  private static func tellsTheTruth(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "What the person was told was not done is not done.",
      when: { [weak device] _ in
        guard let now = device?.latest.commitments else { return false }
        return !now.told.isEmpty || !now.untold.isEmpty
      },
      { [weak device] _ in
        device?.latest.commitments?.wronglyTold.isEmpty == false ? "Something was told as not done, and is done." : nil
      })
  }

  private static func endsAsItIs(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "What was confirmed does not end as cancelled, and ends as pending only if it is.",
      when: { [weak device] _ in
        device?.lastEnd != nil && device?.latest.commitments != nil && device?.confirmedAtBeginning != nil
      },
      { [weak device] _ in
        guard let device, let (entry, result) = device.lastEnd, let now = device.latest.commitments else { return nil }
        let hasConfirmed = !now.confirmed.subtracting(device.confirmedAtBeginning ?? []).isEmpty
        if result == "cancelled", hasConfirmed {
          return "\(entry.kind) was cancelled, and something was confirmed in it."
        }
        // Without a record on the device, a look-up that failed tells nothing.
        let isKnown = hasConfirmed || device.world?.mayBeOutOfDate == false
        let isOpen = !now.pending.isEmpty || !now.untold.isEmpty
        return result == "pending" && !isOpen && isKnown && device.world?.isUndisturbed == true
          && now.done == device.previous.commitments?.done
          ? "\(entry.kind) says that something is pending, and nothing is." : nil
      })
  }

  private static func offersOnce(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "What was confirmed is not offered again after a kill.",
      when: { [weak device] moment in
        moment.action?.kind == .kill && moment.isAtRest && device?.previous.commitments?.pending.isEmpty == false
      },
      { [weak device] moment in
        guard let device, let before = moment.before, let screen = moment.screen, before.name == screen.name,
          !device.confirms(on: before), device.confirms(on: screen),
          let pending = device.previous.commitments?.pending,
          device.latest.commitments.map({ pending.isDisjoint(with: $0.told.keys) }) == true
        else { return nil }
        return "\(screen.name) offers to confirm again what is done or pending."
      })
  }

  private static func keepsPendingAsItIs(_ device: ExploredDevice) -> ExplorerRule {
    .always(
      "What is pending cannot be edited.",
      when: { [weak device] moment in
        guard let device, let confirmedAtBeginning = device.confirmedAtBeginning, device.latest.running != nil,
          moment.isAtRest
        else { return false }
        return device.latest.commitments?.pending.isSubset(of: confirmedAtBeginning) == false
      },
      { moment in
        let field = moment.screen?.fields.first(where: \.isEnabled)
        return field.map { "\($0.label) can be changed, although what was confirmed is pending." }
      })
  }

  /// Whether a screen has a button that confirms something.
  private func confirms(on screen: ScreenSnapshot) -> Bool {
    screen.actions.contains { world?.confirmingButtons.contains($0.label) == true }
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

  /// The texts of the screen before, and of all screens now.
  fileprivate var texts: [String] {
    (before.map { [$0.title] + $0.lines } ?? []) + (screen.map { [$0.title] + $0.lines } ?? [])
      + (window?.viewControllers.dropLast().flatMap(\.lines) ?? [])
  }

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
