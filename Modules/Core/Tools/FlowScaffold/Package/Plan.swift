import Foundation

/// The planned changes of a command, complete before anything is written.
struct Plan: Equatable {
  struct Change: Equatable {
    let path: String
    let data: Data
  }

  private(set) var changes: [Change] = []
  /// The report for a person, line by line.
  private(set) var report: [String] = []

  mutating func create(_ path: String, _ data: Data) {
    changes.append(Change(path: path, data: data))
    let lines = data.count { $0 == UInt8(ascii: "\n") }
    report.append("  new      \(path), \(lines) \(lines == 1 ? "line" : "lines")")
  }

  mutating func insert(_ insertions: [Insertion], into source: SourceText, at path: String) {
    guard !insertions.isEmpty else { return }
    changes.append(Change(path: path, data: Data(source.inserting(insertions).utf8)))
    for insertion in insertions.sorted(by: { $0.line < $1.line }) {
      report.append("  changed  \(path), after line \(insertion.line):")
      report += insertion.lines.filter { !$0.isEmpty }.map { "             \($0)" }
    }
  }

  mutating func say(_ line: String) { report.append(line) }
}
