import Explorer

/// The result of an exploration, with its circumstances.
struct ExplorationOutcome: Sendable {
  let report: ExplorationReport
  let seconds: Double
  let processorSeconds: Double
  /// The number of processes.
  let workers: Int
  let vocabulary: JourneyVocabulary
  /// Whether all tasks of the app ran on one thread.
  let isSingleThreaded: Bool
}
