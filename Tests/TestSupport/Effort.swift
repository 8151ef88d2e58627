import Foundation

/// The number of cases that long tests run: a few, or all with the environment variable `EFFORT=full`.
package enum Effort {
  /// Whether to run all cases.
  package static let isFull = ProcessInfo.processInfo.environment["EFFORT"] == "full"

  /// All of these cases, or only the first of them; what each case checks is the same.
  package static func first<Cases: Collection>(_ count: Int, of cases: Cases) -> [Cases.Element] {
    Array(isFull ? cases.prefix(.max) : cases.prefix(count))
  }

  /// All of these cases, or each so manieth, from the first to the last.
  package static func every<Cases: Collection>(_ step: Int, of cases: Cases) -> [Cases.Element] {
    isFull ? Array(cases) : cases.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// This many, or a quarter of it.
  package static func part(of count: Int) -> Int { isFull ? count : count / 4 }
}
