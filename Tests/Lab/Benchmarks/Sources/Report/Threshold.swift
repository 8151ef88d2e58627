import Foundation

/// The maximum of a figure.
struct Threshold {
  let work: String
  let what: String
  let limit: Double

  /// Reads lines of `<work> <what> <limit>`, with blanks between; `#` begins a comment.
  static func all(path: String) throws -> [Threshold] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count == 3, let limit = Double(fields[2]) else { throw FigureError.notAThreshold(String(line)) }
      return Threshold(work: fields[0], what: fields[1], limit: limit)
    }
  }

  /// Returns the violation as a sentence; nil if there is none.
  func complaint(about figures: Figures) -> String? {
    guard let value = figures.value(work, "flow", what) ?? figures.value(work, "app", what) else {
      return "\(work): its \(what) was not measured."
    }
    guard value > limit else { return nil }
    return "\(work): \(what) is \(value.short), and may be \(limit.short) at most."
  }
}
