import FlowExplorer

/// The result of an exploration, with its duration.
struct ExplorationOutcome: Sendable {
  let report: ExplorationReport
  let seconds: Double
  let processorSeconds: Double
  let vocabulary: JourneyVocabulary
  /// Whether all tasks of the app ran on one thread.
  let isSingleThreaded: Bool
}
