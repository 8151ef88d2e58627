import HeadlessUI

extension StateGraph {
  /// Returns the changes since the last exchange.
  /// - Parameter numbers: The numbers of the actions that were sent before.
  func news(numbering numbers: inout [ExplorerAction: Int]) -> ExplorationNews {
    var news = ExplorationNews()
    func number(_ action: ExplorerAction) -> Int {
      if let number = numbers[action] { return number }
      numbers[action] = numbers.count
      news.actions.append(ExplorationNews.Action(action))
      return numbers.count - 1
    }
    for state in states[sharedStateCount...] {
      news.states.append(
        ExplorationNews.NewState(
          digest: state.digest, durable: state.durable, outline: outlines[state.outline],
          screen: outlines[state.screen], actions: actionLists[state.actionList].map(number), isHome: state.isHome,
          alert: state.alert.map { alertTitles[$0] }, hasPendingEvent: state.hasPendingEvent))
    }
    for change in changes {
      news.transitions.append(
        ExplorationNews.Transition(
          state: states[change.state].digest, action: number(actions(of: change.state)[change.action]),
          target: change.target.map { states[$0].digest }))
    }
    return news
  }
}

extension ExplorationNews.NewState {
  func description(actions: [ExplorerAction]) -> StateDescription {
    StateDescription(
      reading: StateReader.Reading(digest: digest, durable: durable, outline: outline, screen: screen),
      actions: actions, isHome: isHome, alert: alert, hasPendingEvent: hasPendingEvent)
  }
}

extension ExplorationNews.Action {
  init(_ action: ExplorerAction) {
    self.init(kind: action.kind, lines: action.steps.map(\.description), noveltyKey: action.noveltyKey)
  }

  @MainActor
  func action(_ step: (String) -> JourneyStep?) -> ExplorerAction {
    ExplorerAction(kind, lines.compactMap { step($0) }, noveltyKey: noveltyKey)
  }
}

extension ExplorationNews.Mistake {
  init(_ finding: Finding, in roots: [ExplorerRoot]) {
    self.init(
      violation: finding.violation, root: roots.firstIndex(of: finding.root) ?? 0,
      actions: finding.actions.map(ExplorationNews.Action.init),
      isReproducible: finding.isReproducible, transitions: finding.transitions)
  }

  @MainActor
  func finding(in roots: [ExplorerRoot], _ step: (String) -> JourneyStep?) -> Finding {
    Finding(
      violation: violation, root: roots[root], actions: actions.map { $0.action(step) },
      isReproducible: isReproducible, transitions: transitions)
  }
}
