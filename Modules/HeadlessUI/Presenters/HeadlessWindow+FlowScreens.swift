import FlowKit

extension HeadlessWindow {
  /// Tells FlowKit in one call which of its screens a transition took away.
  func report(_ transition: Transition) {
    let removed = transition.change.removed.compactMap(\.flowScreen)
    for screen in transition.change.removed { screen.flowScreen = nil }
    guard !transition.change.removed.isEmpty else { return }
    let revealed = transition.revealed?.flowScreen
    guard !removed.isEmpty || revealed != nil else { return }
    tellTakenAway(removed, revealing: revealed, byPerson: transition.isByPerson)
  }

  /// The one call by which FlowKit hears of it.
  func tellTakenAway(_ removed: [FlowScreen], revealing revealed: FlowScreen?, byPerson: Bool) {
    FlowScreen.didTakeAway(removed, revealing: revealed, byPerson: byPerson)
  }

  /// Takes a screen away with all above it, wherever it stands, in one transition: the first screen of a presented
  /// navigation controller takes that one along, the first of the window's own leaves an empty stack.
  @discardableResult
  func takeAway(
    _ screen: HeadlessViewController, animated: Bool, byPerson: Bool,
    completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    begin("take away \(screen.screenName)", animated: animated, byPerson: byPerson, completion: completion) {
      guard let navigation = screen.navigationController, !screen.isFirstOfModal else {
        return Transition.Change(removed: screen.container.detach())
      }
      let below = navigation.viewControllers.prefix { $0 !== screen }
      let popped = navigation.setStack(Array(below))
      return Transition.Change(removed: popped + (navigation.modal?.detach() ?? []))
    }
  }
}

extension HeadlessViewController {
  /// Whether the modal controller that holds the screen goes when the screen goes.
  fileprivate final var isFirstOfModal: Bool {
    container.modalHost != nil && container.screens.first === self
  }
}
