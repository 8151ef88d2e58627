import FlowHeadless
import FlowShell

extension ExplorerRule {
  /// The rules about features and their documents, for every app with a shell.
  static var features: [ExplorerRule] {
    [runsOneFeature, changesAtDeadlines, startsEmpty, cancelsForGood, createsAccount, reportsFailures, savesDocuments]
  }

  private static var runsOneFeature: ExplorerRule {
    .always("One feature runs at a time.", when: { $0.latest.shell != nil }) { step in
      guard let shell = step.latest.shell else { return nil }
      let count = shell.runningFeatureCount
      if count <= 1, shell.isRunningFeature == (count == 1) { return nil }
      let stack = step.latest.screen.map { "\($0.stack)" } ?? ""
      return count > 1
        ? "\(count) features are running: \(stack)."
        : "The shell says that \(shell.isRunningFeature ? "a" : "no") feature is running: \(stack)."
    }
  }

  private static var changesAtDeadlines: ExplorerRule {
    .always(
      "A screen changes when something on it expires, and not before.",
      when: { step in
        step.action?.kind == .clock && step.isAtRest && !step.futureDeadlines.isEmpty
          && step.previous.screen?.name == step.latest.screen?.name
      },
      { step in
        let hasCome = step.futureDeadlines.contains { $0 <= step.latest.now }
        guard hasCome == (step.previous.screen == step.latest.screen) else { return nil }
        return hasCome ? "A time has come, and nothing has changed." : "Something has changed before its time."
      })
  }

  private static var startsEmpty: ExplorerRule {
    .always(
      "A feature that starts again after its end is empty.",
      // An end that could not be stored leaves its draft.
      when: { $0.latest.history.firstFields != nil && !$0.latest.disk.mayHaveLostInput },
      { step in
        guard let screen = step.latest.screen, let first = step.latest.history.firstFields else { return nil }
        let records = step.latest.tables.filter { $0.name != "document" }
        let computed = step.latest.world.labels.computedFields
        // A price may have arrived at the later beginning only.
        let isComputing = first.contains { computed.contains($0.label) && !$0.value.isEmpty }
        for (label, value) in first where value.isEmpty && !(isComputing && computed.contains(label)) {
          guard let field = screen.fields.first(where: { $0.label == label }), case .text = field.kind,
            !field.value.isEmpty, !records.contains(where: { $0.rows.contains(field.value) })
          else { continue }
          return "\(label) has the value “\(field.value)” at the beginning."
        }
        return nil
      })
  }

  private static var cancelsForGood: ExplorerRule {
    .always(
      "A cancelled feature does not start again by itself.",
      when: { step in
        guard let (entry, result) = step.lastEnd, step.action?.isByPerson == true else { return false }
        // An end that is not stored yet is lost with the process.
        guard !step.latest.disk.mayHaveLostInput else { return false }
        return result == "cancelled" && step.previous.shell?.pending != entry
      },
      { step in
        guard let entry = step.lastEnd?.entry, step.latest.shell?.running == entry else { return nil }
        return "\(entry.kind) was cancelled, and has begun again."
      })
  }

  private static var createsAccount: ExplorerRule {
    .always(
      "A completed sign-up creates an account.",
      when: { step in
        guard let (entry, result) = step.lastEnd, result != "cancelled", step.isAtRest else { return false }
        return entry.account == .forbidden && step.latest.shell != nil && step.latest.shell?.running != entry
      },
      { $0.latest.shell?.hasAccount == false ? "The sign-up was completed, and is offered again." : nil })
  }

  private static var reportsFailures: ExplorerRule {
    .always(
      "Each feature reports that nothing can be saved.",
      when: { step in
        guard step.previous.shell?.running == nil, step.latest.shell?.running != nil else { return false }
        return step.action?.isByPerson == true && step.previous.disk.hasFailed && !step.previous.disk.isFaultPlanned
      },
      { step in
        step.latest.shell?.hasReportedFailure == true
          ? "Another feature has reported it, and this one will not." : nil
      })
  }

  private static var savesDocuments: ExplorerRule {
    .always(
      "At rest, the disk has the content of all documents, unless a save has failed.",
      when: { step in
        step.latest.shell != nil && step.isAtRest && !step.latest.disk.mayHaveLostInput
          && !step.latest.disk.isFaultPlanned
      },
      { step in
        let unsaved = step.latest.disk.unsavedDocuments
        return unsaved.isEmpty ? nil : "Only memory holds \(unsaved.joined(separator: "; "))."
      })
  }
}

extension CheckedStep {
  /// The feature that has reported its end with the action, and its result, as far as the last result says so.
  var lastEnd: (entry: ShellInspection.Entry, result: Substring)? {
    guard let entry = previous.shell?.running, let result = latest.lastResult, result != previous.lastResult,
      result.hasPrefix("\(entry.kind) ")
    else { return nil }
    return (entry, result.dropFirst(entry.kind.count + 1))
  }

  /// The deadlines on the screen before that had not come before the action.
  fileprivate var futureDeadlines: [Int64] { previous.world.deadlines.filter { $0 > previous.now } }
}
