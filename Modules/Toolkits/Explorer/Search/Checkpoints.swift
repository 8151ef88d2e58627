/// The durable data of some states, from which a launch can restore them.
@MainActor
final class Checkpoints {
  typealias Restore = @MainActor () async -> Void

  /// The maximum number of checkpoints, each of which holds all durable data.
  private static let limit = 1000

  private var ofRoots: [Int: Restore] = [:]
  private var ofStates: [Int: Restore] = [:]

  func restore(root: Int) -> Restore? { ofRoots[root] }

  func restore(_ state: Int) -> Restore? { ofStates[state] }

  func add(root: Int, of app: any ExplorableApp) async -> Restore? {
    ofRoots[root] = await app.makeCheckpoint()
    return ofRoots[root]
  }

  /// Adds a state that a launch has led to.
  func add(_ state: Int, of app: any ExplorableApp) async {
    guard ofStates.count < Self.limit, ofStates[state] == nil else { return }
    ofStates[state] = await app.makeCheckpoint()
  }

  /// Removes a state that a launch does not restore.
  func remove(_ state: Int) { ofStates[state] = nil }
}
