import FlowExplorer
import FlowHeadless

struct ExplorationText {
  let outcome: ExplorationOutcome
  /// For each mistake, whether Swift's own executors also show it; nil if unknown.
  let confirmations: [Bool?]

  private var report: ExplorationReport { outcome.report }
  private var vocabulary: JourneyVocabulary { outcome.vocabulary }

  /// Whether there are no mistakes, and each rule that a journey states was checked.
  var isSuccess: Bool {
    report.findings.isEmpty && report.statedRules.allSatisfy { report.ruleChecks[$0.rule] ?? 0 > 0 }
  }

  /// The screens and buttons in journeys that the exploration has not found.
  var missing: [String] {
    let actions = Coverage.labels(of: report.buttonEffects)
    return vocabulary.screens.subtracting(report.stateCounts.keys).sorted().map { "the screen \($0.quoted)" }
      + vocabulary.buttons.filter { !actions.contains($0.withoutNumbers) }.sorted().map { "the button \($0.quoted)" }
      + report.unmetRules
  }

  var text: String {
    let rate = outcome.processorSeconds > 0 ? Int(Double(report.transitionCount) / outcome.processorSeconds) : 0
    let steps = Double(report.stepCount * 100 / max(report.transitionCount, 1)) / 100
    var lines = [
      "\(report.transitionCount) transitions between \(report.stateCount) states in \(Int(outcome.seconds.rounded())) s: "
        + "\(rate) a second of the processor, \(steps) steps each, \(report.bytesPerState) bytes a state.",
      report.isComplete
        ? "Everything was tried." : "Everything was tried up to \(report.exploredDepth + 1) actions from the start.",
      "\(report.outlineCount) kinds of screens, flows and fields; \(report.restartCount) restarts; "
        + "\(report.skippedKillCount) kills skipped; rules checked \(report.ruleChecks.values.reduce(0, +)) times.",
      "Actions: "
        + report.actionCounts.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) \($0.key.rawValue)" }
        .joined(separator: ", ") + ".",
      "Screens: "
        + report.stateCounts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        + ".",
    ]
    if !report.sessionPlaces.isEmpty {
      let places = report.sessionPlaces.map { "\($0.key) \($0.value)" }.sorted()
      lines.append("States of the session: \(places.joined(separator: ", ")).")
    }
    let idle = report.buttonEffects.filter { !$0.value }.keys.sorted()
    if report.abandonedCount > 0 {
      lines.append("\(report.abandonedCount) actions abandoned: their states could not be reached again.")
    }
    if !idle.isEmpty { lines.append("Buttons that never changed anything: \(idle.joined(separator: ", ")).") }
    if !report.laterJourneys.isEmpty {
      lines.append("Continued at the ends of journeys: \(report.laterJourneys.joined(separator: ", ")).")
    }
    lines.append(
      missing.isEmpty
        ? "All screens, buttons and rules were covered." : "Not covered: \(missing.joined(separator: ", "))."
    )
    let unchecked = report.ruleChecks.filter { $0.value == 0 }.keys.sorted()
    if !unchecked.isEmpty { lines.append("Never checked: \(unchecked.joined(separator: " "))") }
    lines += report.refusedSteps.map { "Not possible: \($0)." }
    lines += report.statedRules.map { stated in
      "\(stated.journey) states \(stated.rule.quoted): checked \(report.ruleChecks[stated.rule] ?? 0) times."
    }
    #if DEBUG
      if !missing.isEmpty {
        lines.append("This is a debug build; a release build tries about eight times as much: swift run -c release.")
      }
    #endif
    let reached = missing.isEmpty ? "" : " in what was reached"
    lines.append(report.findings.isEmpty ? "No mistakes\(reached)." : "\(report.findings.count) mistakes:")
    for (finding, isConfirmed) in zip(report.findings, confirmations) {
      lines.append("")
      lines.append(finding.journey)
      var sentence = "Found after \(finding.transitions) transitions, \(finding.steps.count) steps"
      if !finding.isReproducible { sentence += "; these steps alone do not reproduce it" }
      switch isConfirmed {
      case true?: sentence += "; also reproduced on Swift's own threads"
      case false?: sentence += "; not reproduced on Swift's own threads"
      case nil: break
      }
      lines.append(sentence + ".")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
