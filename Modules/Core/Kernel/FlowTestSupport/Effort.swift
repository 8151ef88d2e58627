import Foundation

/// The number of cases that long tests run: a few, or all with the environment variable `EFFORT=full`; those that take many
/// minutes run all with `EFFORT=all`.
package enum Effort {
  private static let name = ProcessInfo.processInfo.environment["EFFORT"]

  /// Whether to run all cases, or many of those that take many minutes.
  package static let isFull = name == "full" || name == "all"

  /// All of these cases, or only the first of them; what each case checks is the same.
  package static func first<Cases: Collection>(_ count: Int, of cases: Cases) -> [Cases.Element] {
    Array(isFull ? cases.prefix(.max) : cases.prefix(count))
  }

  /// All of these cases, or each so manieth, from the first to the last.
  package static func every<Cases: Collection>(_ step: Int, of cases: Cases) -> [Cases.Element] {
    isFull ? Array(cases) : cases.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// The first of these cases, with `EFFORT=full` each so manieth, or all of them with `EFFORT=all`.
  package static func first<Cases: Collection>(_ count: Int, orEvery step: Int, of cases: Cases) -> [Cases.Element] {
    guard isFull else { return Array(cases.prefix(count)) }
    return name == "all" ? Array(cases) : cases.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// This many, or a quarter of it.
  package static func part(of count: Int) -> Int { isFull ? count : count / 4 }
}
