/// The removals in a window that flows have requested, and that its toolkit has not reported yet.
///
/// A toolkit creates one for each window, and returns it from all factories of the window. FlowKit uses it to find out which of
/// several trees of flows has removed a screen.
@MainActor
public final class WindowRecord {
  private var removals: [FlowTransition] = []

  public init() {}

  /// Called before the toolkit carries out a removal.
  func add(_ removal: FlowTransition) { removals.append(removal) }

  /// Called when the toolkit reports a removal by the program.
  ///
  /// It is that of the newest transition: only a callback can begin another one while one is in progress in a window.
  func takeReported() -> FlowTransition? { removals.popLast() }

  /// Called when a transition is over, whether it has removed something or not.
  func remove(_ removal: FlowTransition) {
    if let index = removals.lastIndex(where: { $0 === removal }) { removals.remove(at: index) }
  }
}
