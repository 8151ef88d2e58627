import FlowHeadless

/// A journey that was played until its end or its failure.
struct PlayedJourney {
  let name: String
  /// Whether it is a file, and not one of the app's own journeys.
  var isFile = false
  let report: JourneyReport
  let defects: [String]

  var hasPassed: Bool { report.failure == nil && defects.isEmpty }

  /// The transcript, with the defects.
  var transcript: String {
    report.transcript + (defects.isEmpty ? "" : "\n") + defects.map { "FAILED  \($0)\n" }.joined()
  }

  /// The result in one line.
  var summary: String { "\(hasPassed ? "ok    " : "FAILED")  \(name), \(report.steps.counted("step"))" }

  /// The failure: the place in the format of compilers, the step, the screen, and the reason.
  var failure: String {
    let file = name.hasSuffix(".journey") ? name : name + ".journey"
    let step = report.failure.map { "\(file):\($0.line): \($0.step)\n\($0.screen.indented)  \($0.reason)\n" }
    return (step ?? "") + defects.map { "\(file): \($0)\n" }.joined()
  }

  var json: JSONJourney {
    let reasons = [report.failure?.reason.description].compactMap(\.self) + defects
    return JSONJourney(
      name: name, title: report.title, steps: report.steps, hasPassed: hasPassed, line: report.failure?.line,
      reason: reasons.isEmpty ? nil : reasons.joined(separator: " "))
  }
}

extension Int {
  /// Returns the number with its noun: `1 step`, `2 steps`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
