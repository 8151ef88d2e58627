import Explorer
import HeadlessUI

/// The report of an exploration as text.
struct ExplorationText {
  let outcome: ExplorationOutcome
  /// For each mistake, whether Swift's own executors also show it; nil if unknown.
  let confirmations: [Bool?]

  private var report: ExplorationReport { outcome.report }
  private var vocabulary: JourneyVocabulary { outcome.vocabulary }

  /// The screens and buttons in journeys that the exploration has not found.
  var missing: [String] {
    let actions = Set(
      report.buttonEffects.keys.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "" })
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
        ? "All is tried." : "All is tried up to \(report.exploredDepth + 1) acts from where it began.",
      "\(report.outlineCount) kinds of screens, flows and fields; \(report.restartCount) beginnings; "
        + "\(report.skippedKillCount) kills that were known; rules asked \(report.checkCount) times.",
      "Acts: "
        + report.actionCounts.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) \($0.key.rawValue)" }
        .joined(separator: ", ") + ".",
      "Screens: "
        + report.stateCounts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        + ".",
    ]
    let idle = report.buttonEffects.filter { !$0.value }.keys.sorted()
    if report.abandonedCount > 0 {
      lines.append("\(report.abandonedCount) acts given up: no way led back to where to try them.")
    }
    if !idle.isEmpty { lines.append("Buttons that never changed anything: \(idle.joined(separator: ", ")).") }
    lines.append(
      missing.isEmpty ? "Nothing that journeys speak of is missing." : "Never seen: \(missing.joined(separator: ", "))."
    )
    lines.append(report.findings.isEmpty ? "No mistake." : "\(report.findings.count) mistakes:")
    for (finding, isConfirmed) in zip(report.findings, confirmations) {
      lines.append("")
      lines.append(finding.journey)
      var sentence = "Found after \(finding.transitions) transitions, \(finding.steps.count) steps"
      if !finding.isReproducible { sentence += "; these steps alone do not show it again" }
      switch isConfirmed {
      case true?: sentence += "; on Swift's own threads they show it, too"
      case false?: sentence += "; on Swift's own threads they do not show it"
      case nil: break
      }
      lines.append(sentence + ".")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
