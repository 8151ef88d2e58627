import HeadlessUI

/// A journey that was played to its end, or to where it failed.
struct PlayedJourney {
  let name: String
  let report: JourneyReport
  /// What the app did beside that it must not do.
  let defects: [String]

  var hasPassed: Bool { report.failure == nil && defects.isEmpty }

  /// The transcript, with what went wrong.
  var transcript: String {
    report.transcript + (defects.isEmpty ? "" : "\n") + defects.map { "FAILED  \($0)\n" }.joined()
  }

  /// One line of the summary.
  var summary: String {
    let outcome = hasPassed ? "ok    " : "FAILED"
    let place = report.failure.map { ", line \($0.line): \($0.trouble)" } ?? ""
    return "\(outcome)  \(name), \(report.steps) steps\(place)\(defects.map { " " + $0 }.joined())"
  }

  var json: JSONJourney {
    let reasons = [report.failure?.trouble.description].compactMap(\.self) + defects
    return JSONJourney(
      name: name, title: report.title, steps: report.steps, hasPassed: hasPassed, line: report.failure?.line,
      reason: reasons.isEmpty ? nil : reasons.joined(separator: " "))
  }
}
