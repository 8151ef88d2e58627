import FlowKit

/// A change of what the window shows, on its way or done.
struct Transition {
  /// The flows' screens that go, bottom first.
  let removed: [FlowScreen]
  /// The screen that is the top again because others went.
  let revealed: HeadlessViewController?
  /// Whether no dismisser, nor any other part of the program, asked for it.
  let isByPerson: Bool
  let completion: Completion
}

extension HeadlessWindow {
  /// The run loop turns: the transition that is on its way is over.
  public func turn() {
    guard let transition else { return }
    self.transition = nil
    // The one call by which FlowKit hears what the transition took away.
    FlowScreen.didRemove(
      transition.removed, revealing: transition.revealed?.flowScreen, byPerson: transition.isByPerson)
    transition.completion()
    tellSettlers()
  }

  /// Begins a transition, unless one is on its way; an unanimated one is over when this returns.
  /// - Parameters:
  ///   - act: what a violation calls it; put into words only for one.
  ///   - uncovers: whether a top that it changes was on show before.
  ///   - change: changes the stacks, and returns the flows' screens that go, bottom first.
  /// - Returns: whether it has begun; if not, it is not completed either.
  func begin(
    _ act: @autoclosure () -> String, animated: Bool, byPerson: Bool = false, uncovers: Bool = false,
    completion: @escaping Completion, change: () -> [FlowScreen]
  ) -> Bool {
    guard isSettled else {
      refuse(.transitionOnItsWay, to: act())
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
