/// The removals in a window that flows have requested, and that its toolkit has not reported yet.
///
/// A toolkit creates one for each window, and returns it from all factories of the window. FlowKit uses it to find out which of
/// several trees of flows has removed a screen.
@MainActor
public final class WindowRecord {
  /// The newest of the removals.
  private var newest: FlowTransition?
  /// The others, oldest first; assigned and never changed in place, so that the compiler can omit exclusivity checks.
  private var older: [FlowTransition] = []

  public init() {}

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
