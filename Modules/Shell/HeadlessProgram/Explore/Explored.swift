import Explorer

/// The result of an exploration, with its circumstances.
struct Explored: Sendable {
  let report: ExplorationReport
  let seconds: Double
  let processorSeconds: Double
  let knowledge: JourneyKnowledge
  /// Whether all tasks of the app ran on one thread.
  let isOnOneThread: Bool
}
