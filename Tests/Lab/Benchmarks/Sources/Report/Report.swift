import Foundation

/// Prints the figures as a table, and says which threshold they break: `Report <figures> <thresholds>`.
@main
enum Report {
  static func main() throws {
    let paths = CommandLine.arguments
    guard paths.count == 3 else {
      print("usage: Report <figures> <thresholds>")
      exit(2)
    }
    let figures = try Figures(path: paths[1])
    let thresholds = try Threshold.all(path: paths[2])
    printTable(figures)
    printApp(figures)

    let complaints = thresholds.compactMap { $0.complaint(about: figures) }
    if complaints.isEmpty {
      print("All \(thresholds.count) thresholds are kept.")
    } else {
      for complaint in complaints { print("Broken:", complaint) }
      exit(1)
    }
  }

  private static func printTable(_ figures: Figures) {
    let columns = [
      ("flow ns", "flow", "ns"), ("by hand", "hand", "ns"), ("floor", "floor", "ns"), ("ratio", "flow", "ratio"),
      ("allocations", "flow", "allocations"), ("by hand", "hand", "allocations"),
      ("instructions", "flow", "instructions"), ("by hand", "hand", "instructions"),
      ("bytes", "flow", "bytes"), ("by hand", "hand", "bytes"),
    ]
    print(row("one operation of", columns.map(\.0)))
    for work in figures.works {
      print(row(work, columns.map { _, way, what in figures.value(work, way, what)?.short ?? "" }))
    }
    print()
  }

  private static func printApp(_ figures: Figures) {
    guard !figures.ofApp.isEmpty else { return }
    for (work, what, value) in figures.ofApp { print(row(work, [value.short]), what) }
    print()
  }

  private static func row(_ title: String, _ cells: [String]) -> String {
    let padded = cells.map { cell in String(repeating: " ", count: max(0, 13 - cell.count)) + cell }
    return title + String(repeating: " ", count: max(1, 24 - title.count)) + padded.joined()
  }
}

extension Double {
  /// The number with two decimals if it is below 10 and not whole, otherwise with none.
  var short: String { String(format: self < 10 && self != rounded() ? "%.2f" : "%.0f", self) }
}
