import Foundation

/// The number of cases that long tests run: a few, or all with the environment variable `EFFORT=full`; cases that take
/// many minutes all run with `EFFORT=all` only.
package enum Effort {
  private static let name = ProcessInfo.processInfo.environment["EFFORT"]

  /// Whether all cases run, and more of those that take many minutes.
  package static let isFull = name == "full" || name == "all"

  /// The first of these cases, or all of them with `EFFORT=full`; each case runs the same checks.
  package static func atLeast<Cases: Collection>(_ count: Int, of cases: Cases) -> [Cases.Element] {
    Array(isFull ? cases.prefix(.max) : cases.prefix(count))
  }

  /// All of these cases, or every `step`th one, beginning with the first.
  package static func every<Cases: Collection>(_ step: Int, of cases: Cases) -> [Cases.Element] {
    isFull ? Array(cases) : cases.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// The first of these cases; every `step`th one with `EFFORT=full`; all of them with `EFFORT=all`.
  package static func atLeast<Cases: Collection>(_ count: Int, orEvery step: Int, of cases: Cases) -> [Cases.Element] {
    guard isFull else { return Array(cases.prefix(count)) }
    return name == "all" ? Array(cases) : cases.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// A quarter of a number of cases; all of them with `EFFORT=full` or `EFFORT=all`.
  package static func part(of count: Int) -> Int { isFull ? count : count / 4 }

  private static let sample = ProcessInfo.processInfo.environment["SAMPLE"].flatMap { Int($0) }

  /// All of these cases, or every third one with `SAMPLE=0`, `1` or `2`, which is the offset of the first.
  package static func sample<Element>(of cases: [Element]) -> [Element] {
    guard isFull, let sample else { return cases }
    return cases.enumerated().filter { $0.offset % 3 == sample % 3 }.map(\.element)
  }
}
