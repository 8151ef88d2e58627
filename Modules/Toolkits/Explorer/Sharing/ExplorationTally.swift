/// What a process has counted during an exploration.
struct ExplorationTally: Codable, Sendable {
  var stepCount = 0
  var restartCount = 0
  var checkCount = 0
  var metRules: Set<String> = []
  var coverage = Coverage()

  /// Adds the counts of another process.
  mutating func add(_ other: ExplorationTally) {
    stepCount += other.stepCount
    restartCount += other.restartCount
    checkCount += other.checkCount
    metRules.formUnion(other.metRules)
    coverage.add(other.coverage)
  }
}
