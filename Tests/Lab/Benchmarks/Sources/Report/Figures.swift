import Foundation

/// The measured figures, by work, way and metric.
struct Figures {
  private var values: [String: Double] = [:]
  /// The works, in the order of the file.
  private(set) var works: [String] = []
  /// The measurements of the app as a whole, in the order of the file.
  private(set) var ofApp: [(work: String, what: String, value: Double)] = []

  /// Reads lines of `<work> <way> <what> <value>`, with tabs between.
  init(path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, let value = Double(fields[3]) else { throw FigureError.notAFigure(String(line)) }
      if fields[1] == "app" {
        ofApp.append((fields[0], fields[2], value))
      } else if !works.contains(fields[0]) {
        works.append(fields[0])
      }
      values[fields[0...2].joined(separator: " ")] = value
    }
  }

  /// Returns a figure; nil if it was not measured.
  func value(_ work: String, _ way: String, _ what: String) -> Double? { values["\(work) \(way) \(what)"] }
}

enum FigureError: Error {
  case notAFigure(String)
  case notAThreshold(String)
}
