import HeadlessUI

extension Exploration {
  /// Exchanges news with the processes of the other parts.
  /// - Returns: Whether the exploration continues.
  func exchangeNews() async -> Bool {
    guard let part else { return false }
    let news = takeNews()
    guard let others = await part.exchange(news) else {
      exchanged.hasLostPart = true
      return false
    }
    exchanged.tallies = others.map(\.tally)
    for (sender, news) in zip(part.others, others) { add(news, from: sender, to: part) }
    // The news of other processes are not news of this one.
    graph.discardNews()
    for state in graph.balance(parts: part.count) { frontier.add(state, in: graph) }
    exchanged.knownFindingCount = findings.count
    let all = [news] + others
    return all.contains { !$0.transitions.isEmpty } && !all.contains(where: \.isLast)
      && graph.transitionCount < limits.transitions && findings.count < limits.findings
  }

  private func takeNews() -> ExplorationNews {
    var news = graph.news(numbering: &exchanged.sentActions)
    news.mistakes = findings.dropFirst(exchanged.knownFindingCount).map { ExplorationNews.Mistake($0, in: roots) }
    news.tally = tally
    news.isLast = !limits.hasTimeLeft(graph.transitionCount, graph.states.count)
    return news
  }

  private func add(_ news: ExplorationNews, from sender: Int, to part: ExplorationPart) {
    exchanged.receivedActions[sender, default: []] += news.actions.map { $0.action(part.step) }
    let actions = exchanged.receivedActions[sender] ?? []
    let newStates = Dictionary(news.states.map { ($0.digest, $0) }) { first, _ in first }
    // Of several processes that have seen a new state, the first tries its actions.
    for digest in newStates.keys {
      if let state = graph.id(of: digest), sender < graph.states[state].part { graph.assign(state, to: sender) }
    }
    for transition in news.transitions {
      guard let state = graph.id(of: transition.state) else { continue }
      if let digest = transition.target {
        guard
          let target = graph.id(of: digest)
            ?? newStates[digest].map({ add($0, actions, (state, transition.action), from: sender) })
        else { continue }
        frontier.markTried(transition.action, in: state, of: graph)
        _ = graph.connect(state, by: transition.action, to: target)
      } else {
        graph.abandon(transition.action, in: state)
      }
    }
    for state in graph.takeShortened() { frontier.add(state, in: graph) }
    for mistake in news.mistakes where coverage.violations.insert(mistake.violation.withoutNumbers).inserted {
      findings.append(mistake.finding(in: roots, part.step))
    }
  }

  private func add(
    _ state: ExplorationNews.NewState, _ actions: [ExplorerAction], _ predecessor: (state: Int, action: Int),
    from sender: Int
  ) -> Int {
    let reading = StateReader.Reading(
      digest: state.digest, durable: state.durable, outline: state.outline, screen: state.screen)
    let id = graph.add(
      reading, actions: state.actions.map { actions[$0] }, isHome: state.isHome, hasPendingEvent: state.hasPendingEvent,
      root: graph.states[predecessor.state].root, predecessor: predecessor, part: sender)
    return id
  }

  /// What this process has counted so far.
  var tally: ExplorationTally {
    ExplorationTally(
      stepCount: runner.stepCount, restartCount: restartCount, checkCount: runner.checkCount,
      metRules: runner.metRules, coverage: coverage)
  }
}

extension StateGraph {
  /// Returns the changes since the last exchange.
  /// - Parameter numbers: The numbers of the actions that were sent before.
  func news(numbering numbers: inout [ExplorerAction: Int]) -> ExplorationNews {
    var news = ExplorationNews()
    for state in states[sharedStateCount...] {
      let actions = actionLists[state.actionList].map { action in
        if let number = numbers[action] { return number }
        numbers[action] = numbers.count
        news.actions.append(ExplorationNews.Action(action))
        return numbers.count - 1
      }
      news.states.append(
        ExplorationNews.NewState(
          digest: state.digest, durable: state.durable, outline: outlines[state.outline],
          screen: outlines[state.screen], actions: actions, isHome: state.isHome,
          hasPendingEvent: state.hasPendingEvent))
    }
    news.transitions = changes.map { change in
      ExplorationNews.Transition(
        state: states[change.state].digest, action: change.action, target: change.target.map { states[$0].digest })
    }
    return news
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
