/// The durable data of some states, from which a launch can restore them.
@MainActor
final class Checkpoints {
  typealias Restore = @MainActor () async -> Void

  /// The maximum number of checkpoints, each of which holds all durable data.
  private static let limit = 1000

  private var rootCheckpoints: [Int: Restore] = [:]
  private var stateCheckpoints: [Int: Restore] = [:]
  /// The states that a launch restores, in the order of their discovery.
  private(set) var states: [Int] = []

  func restore(root: Int) -> Restore? { rootCheckpoints[root] }

  func restore(_ state: Int) -> Restore? { stateCheckpoints[state] }

  func add(root: Int, of app: any ExplorableApp) async -> Restore? {
    rootCheckpoints[root] = await app.makeCheckpoint()
    return rootCheckpoints[root]
  }

  /// Adds a state that a launch has led to.
  func add(_ state: Int, of app: any ExplorableApp) async {
    guard stateCheckpoints.count < Self.limit, stateCheckpoints[state] == nil else { return }
    stateCheckpoints[state] = await app.makeCheckpoint()
    if stateCheckpoints[state] != nil { states.append(state) }
  }

  /// Removes a state that a launch does not restore.
  func remove(_ state: Int) {
    stateCheckpoints[state] = nil
    states.removeAll { $0 == state }
  }
}
