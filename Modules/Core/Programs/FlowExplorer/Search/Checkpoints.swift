/// The durable data of some states, from which a launch can restore them.
@MainActor
final class Checkpoints {
  typealias Restore = @MainActor () async -> Void

  private let limit: Int
  private var rootCheckpoints: [Int: Restore] = [:]
  private var stateCheckpoints: [Int: Restore] = [:]
  /// The states that a launch restores, in the order of their discovery.
  private(set) var states: [Int] = []

  /// - Parameter limit: The maximum number of states, for each of which all durable data are held.
  init(limit: Int = 1000) {
    self.limit = limit
  }

  func restore(root: Int) -> Restore? { rootCheckpoints[root] }

  func restore(_ state: Int) -> Restore? { stateCheckpoints[state] }

  func add(root: Int, of app: any AppDriver) async { rootCheckpoints[root] = await app.makeCheckpoint() }

  /// Adds a state that a launch has led to.
  func add(_ state: Int, of app: any AppDriver) async {
    guard stateCheckpoints.count < limit, stateCheckpoints[state] == nil else { return }
    stateCheckpoints[state] = await app.makeCheckpoint()
    if stateCheckpoints[state] != nil { states.append(state) }
  }

  /// Removes a state that a launch does not restore.
  func remove(_ state: Int) {
    stateCheckpoints[state] = nil
    states.removeAll { $0 == state }
  }
}
