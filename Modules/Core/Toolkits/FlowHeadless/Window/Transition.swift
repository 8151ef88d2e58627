import FlowKit

/// A change of the visible screens, in progress or completed.
struct Transition {
  /// The flows' screens that are removed, bottom first.
  let removed: [FlowScreen]
  /// The screen that was uncovered by the removal.
  let revealed: HeadlessViewController?
  /// Whether the person caused it, and not the program.
  let isByPerson: Bool
  let completion: Completion
}

extension HeadlessWindow {
  /// Turns the run loop, which ends the transition in progress.
  public func turn() {
    guard let transition else { return }
    self.transition = nil
    // The only call that informs FlowKit of removed screens.
    FlowScreen.didRemove(
      transition.removed, revealing: transition.revealed?.flowScreen, byPerson: transition.isByPerson)
    transition.completion()
    runSettledClosures()
  }

  /// Begins a transition, unless one is in progress; one without animation is over when this returns.
  /// - Parameters:
  ///   - call: The name of the transition in a violation, evaluated only for one.
  ///   - animated: Whether the transition lasts until the next turn.
  ///   - byPerson: Whether the person caused it, and not the program.
  ///   - uncovers: Whether a new top screen was already in the window, so that it counts as uncovered.
  ///   - completion: Called after the transition.
  ///   - change: Changes the stacks, and returns the flows' screens that are removed, bottom first.
  /// - Returns: Whether the transition has begun; otherwise, `completion` is not called.
  func begin(
    _ call: @autoclosure () -> String, animated: Bool, byPerson: Bool = false, uncovers: Bool = false,
    completion: @escaping Completion, change: () -> [FlowScreen]
  ) -> Bool {
    guard isSettled else {
      refuse(.transitionInProgress, to: call())
      return false
    }
    let former = topViewController
    let removed = change()
    let top = topViewController
    transition = Transition(
      removed: removed, revealed: uncovers && top !== former ? top : nil, isByPerson: byPerson, completion: completion)
    top?.loadViewIfNeeded()
    if animated { endWaits() } else { turn() }
    return true
  }
}
