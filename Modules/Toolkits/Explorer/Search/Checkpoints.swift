/// What is durable in some states, to come back to them by a launch instead of from a root.
@MainActor
final class Checkpoints {
  typealias Restore = @MainActor () async -> Void

  /// How many are kept: each holds all that is durable.
  private static let limit = 1000

  private var ofRoots: [Int: Restore] = [:]
  private var ofStates: [Int: Restore] = [:]

  func restore(root: Int) -> Restore? { ofRoots[root] }

  func restore(_ state: Int) -> Restore? { ofStates[state] }

  func add(root: Int, of app: any ExplorableApp) async -> Restore? {
    ofRoots[root] = await app.makeCheckpoint()
    return ofRoots[root]
  }

  /// Keeps a state that a launch has led to.
  func add(_ state: Int, of app: any ExplorableApp) async {
    guard ofStates.count < Self.limit, ofStates[state] == nil else { return }
    ofStates[state] = await app.makeCheckpoint()
  }

  /// A launch leads elsewhere.
  func remove(_ state: Int) { ofStates[state] = nil }
}
