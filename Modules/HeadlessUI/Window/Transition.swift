/// A change of what the window shows, on its way or done.
struct Transition {
  /// What a change does to the screens.
  struct Change {
    /// The screens that go, bottom first.
    var removed: [HeadlessViewController] = []
    /// The screens that come.
    var added: [HeadlessViewController] = []
  }

  let change: Change
  /// The screen that is the top again because others went.
  let revealed: HeadlessViewController?
  /// Whether no dismisser, nor any other part of the program, asked for it.
  let isByPerson: Bool
  let completion: @MainActor () -> Void
}

extension HeadlessWindow {
  /// The run loop turns: the transition that is on its way is over.
  public func turn() {
    guard let transition else { return }
    self.transition = nil
    report(transition)
    transition.completion()
    tellSettlers()
  }

  /// Begins a transition, unless one is on its way; an unanimated one is over when this returns.
  /// - Parameter act: what a violation calls it; put into words only for one.
  func begin(
    _ act: @autoclosure () -> String, animated: Bool, byPerson: Bool = false,
    completion: @escaping @MainActor () -> Void, change: @MainActor () -> Transition.Change
  ) -> Bool {
    guard !isInTransition, !isSwiping else {
      refuse(.transitionOnItsWay, to: act())
      completion()
      return false
    }
    let topBefore = topViewController
    let change = change()
    let topAfter = topViewController
    let isRevealed = topAfter !== topBefore && !change.added.contains { $0 === topAfter }
    transition = Transition(
      change: change, revealed: isRevealed ? topAfter : nil, isByPerson: byPerson, completion: completion)
    loadViews()
    if animated { endWaits() } else { turn() }
    return true
  }
}
