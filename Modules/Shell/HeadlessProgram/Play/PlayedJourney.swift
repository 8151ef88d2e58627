import HeadlessUI

/// A journey that was played to its end, or to where it failed.
struct PlayedJourney {
  let name: String
  /// Whether it is a file by itself, not one of the app's own.
  var isFile = false
  let report: JourneyReport
  /// What the app did beside that it must not do.
  let defects: [String]

  var hasPassed: Bool { report.failure == nil && defects.isEmpty }

  /// The transcript, with what went wrong.
  var transcript: String {
    report.transcript + (defects.isEmpty ? "" : "\n") + defects.map { "FAILED  \($0)\n" }.joined()
  }

  /// One line that says how it went.
  var summary: String { "\(hasPassed ? "ok    " : "FAILED")  \(name), \(report.steps.counted("step"))" }

  /// Where and why it failed: the place as editors read it, the step, the screen, and in the end what is there instead.
  var failure: String {
    let file = name.hasSuffix(".journey") ? name : name + ".journey"
    let step = report.failure.map { "\(file):\($0.line): \($0.step)\n\($0.screen.indented)  \($0.trouble)\n" }
    return (step ?? "") + defects.map { "\(file): \($0)\n" }.joined()
  }

  var json: JSONJourney {
    let reasons = [report.failure?.trouble.description].compactMap(\.self) + defects
    return JSONJourney(
      name: name, title: report.title, steps: report.steps, hasPassed: hasPassed, line: report.failure?.line,
      reason: reasons.isEmpty ? nil : reasons.joined(separator: " "))
  }
}

extension Int {
  /// The number with its noun: `1 step`, `2 steps`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
