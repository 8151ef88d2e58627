/// The removals in a window that flows have requested, and that its toolkit has not reported yet.
///
/// A toolkit creates one for each window, and returns it from all factories of the window. FlowKit uses it to find out which of
/// several trees of flows has removed a screen.
@MainActor
public final class WindowRecord {
  private struct Entry { weak var tree: FlowTree? }

  /// The newest of the removals.
  private var newest: FlowTransition?
  /// The others, oldest first; assigned and never changed in place, so that the compiler can omit exclusivity checks.
  private var older: [FlowTransition] = []
  /// The trees that have moved something in the window.
  private var trees: [Entry] = []
  /// The number of the newest of them; cheap to compare.
  private var newestNumber = 0

  public init() {}

  /// Called before a tree begins a transition.
  func register(_ runtime: FlowRuntime) {
    if newestNumber != runtime.treeNumber { makeNewest(runtime) }
  }

  private func makeNewest(_ runtime: FlowRuntime) {
    newestNumber = runtime.treeNumber
    trees.removeAll { $0.tree == nil || $0.tree === runtime.tree }
    trees.append(Entry(tree: runtime.tree))
  }

  /// Returns another tree that is not at rest: the person is not back anywhere in the window before it is.
  func busyTree(besides runtime: FlowRuntime) -> FlowRuntime? {
    guard trees.count > 1 else { return nil }
    return trees.lazy.compactMap(\.tree?.runtime).first { $0 !== runtime && !$0.isAtRest }
  }

  /// The number of these trees that have a transition in progress or pending.
  var movingTreeCount: Int { trees.count { $0.tree?.runtime.hasTransitions == true } }

  /// Called before the toolkit carries out a removal.
  func add(_ removal: FlowTransition) {
    if let newest { older = older + [newest] }
    newest = removal
  }

  /// Called when the toolkit reports a removal by the program.
  ///
  /// It is that of the newest transition: only a callback can begin another one while one is in progress in a window.
  func takeReported() -> FlowTransition? {
    guard let taken = newest else { return nil }
    newest = older.last
    if newest != nil { older = Array(older.dropLast()) }
    return taken
  }

  /// Called when a transition is over, whether it has removed something or not.
  func remove(_ removal: FlowTransition) {
    if newest === removal { return _ = takeReported() }
    if !older.isEmpty { older = older.filter { $0 !== removal } }
  }
}

/// A tree of flows, as windows refer to it; its root retains it.
///
/// A weak reference to the runtime itself would make every other reference to it slower.
@MainActor
final class FlowTree {
  let runtime: FlowRuntime

  init(_ runtime: FlowRuntime) { self.runtime = runtime }
}
