import Foundation

/// Which suites execute which bodies, so that only these try a mutant.
struct Coverage: Equatable {
  /// A suite that passes without a mutant.
  struct Suite: Equatable {
    /// Its identifier, such as `FlowKitTests.FlowTests`.
    let name: String
    let time: Duration
    /// The executed bodies, each by the first of its mutants.
    let bodies: Set<UInt32>
  }

  let suites: [Suite]

  /// The selections for a mutant, the quickest suites first; none if no suite executes it.
  ///
  /// Each takes about twice as long as the one before: few processes, and little time for what is detected soon.
  func selections(forBody body: UInt32, without skipped: String) -> [TestSelection] {
    var selections: [TestSelection] = []
    var names: [String] = []
    var (time, limit) = (Duration.zero, Duration.seconds(2))
    for suite in suites.filter({ $0.bodies.contains(body) }).sorted(by: { ($0.time, $0.name) < ($1.time, $1.name) }) {
      names.append(suite.name)
      time += suite.time
      guard time >= limit else { continue }
      selections.append(TestSelection(suites: names, without: skipped))
      (names, time, limit) = ([], .zero, limit * 2)
    }
    return names.isEmpty ? selections : selections + [TestSelection(suites: names, without: skipped)]
  }

  /// How long the suites of a selection may take with a mutant.
  func limit(of selection: TestSelection) -> Duration {
    let time = suites.reduce(Duration.zero) { selection.suites.contains($1.name) ? $0 + $1.time : $0 }
    return .seconds(4) + time * 8
  }

  /// The suites of a list of tests, such as `FlowKitTests.FlowTests/starts()`, in the targets; a test without one is its own.
  static func suites(of tests: String, in targets: Set<String>) -> [String] {
    let names = tests.split(separator: "\n").filter { line in
      targets.contains(String(line.prefix { $0 != "." }))
    }.map { String($0.prefix { $0 != "/" }) }
    return Set(names).sorted()
  }
}
