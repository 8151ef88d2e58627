/// The report of a run, as text.
struct Report {
  let outcomes: [Outcome]
  let accepted: AcceptedSurvivors
  /// All mutants of the sources, tried or not.
  let all: [Mutant]
  /// The sources, and the files of accepted survivors that do not exist any more.
  let files: Set<String>
  let time: Duration

  private var survivors: [Mutant] {
    outcomes.filter { $0.verdict == .survived }.map(\.mutant).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// The survivors that are not accepted.
  var unlisted: [Mutant] { survivors.filter { accepted.entry(for: $0) == nil } }

  /// The end of the output.
  var text: String {
    var lines = [""]
    for mutant in unlisted {
      lines.append("SURVIVED \(mutant.path):\(mutant.line)  \(mutant.original) → \(mutant.mutated)")
    }
    for entry in accepted.stale(in: files, mutants: all) {
      lines.append("The list has a mutant that is no more: \(entry.path)  \(entry.original) → \(entry.mutated)")
    }
    for outcome in outcomes where outcome.verdict != .survived && accepted.entry(for: outcome.mutant) != nil {
      lines.append("The list has a mutant that is seen: \(outcome.mutant.path):\(outcome.mutant.line)")
    }
    lines.append(summary)
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let timedOut = outcomes.count { $0.verdict == .timedOut }
    let crashed = outcomes.count { $0.verdict == .crashed }
    let listed = survivors.count - unlisted.count
    let minutes = Double(time.components.seconds) / 60 + 0.001
    return """
      \(outcomes.count) mutants: \(outcomes.count - survivors.count) seen (\(crashed) by a crash, \(timedOut) by the time \
      limit), \(listed) survived as listed, \(unlisted.count) SURVIVED. \(Int(Double(outcomes.count) / minutes)) a minute.
      """
  }

  /// The survivors as the list would have them, without the reasons.
  var unlistedEntries: String { unlisted.map(AcceptedSurvivor.text).joined(separator: "\n") }
}
