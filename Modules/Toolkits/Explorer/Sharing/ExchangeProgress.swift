/// What a process has sent to the others that share its exploration, and received from them.
struct ExchangeProgress {
  /// The numbers of the actions that were sent.
  var sentActions: [ExplorerAction: Int] = [:]
  /// The actions that were received, by the sender's part.
  private var receivedActions: [Int: [ExplorerAction]] = [:]
  /// The number of findings that the others know.
  var knownFindingCount = 0
  /// The latest counts of the others.
  var tallies: [ExplorationTally] = []
  /// Whether another process has ended early.
  var hasLostPart = false

  /// Adds received actions, and returns all that came from the sender, by their numbers.
  mutating func receive(_ actions: [ExplorerAction], from sender: Int) -> [ExplorerAction] {
    receivedActions[sender, default: []] += actions
    return receivedActions[sender] ?? []
  }
}
