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
    let actions = exchanged.receive(news.actions.map { $0.action(part.step) }, from: sender)
    let newStates = Dictionary(news.states.map { ($0.digest, $0) }) { first, _ in first }
    for new in news.states {
      guard let state = graph.id(of: new.digest) else { continue }
      // Both processes have seen the new state: the first tries its actions, also those that only the other one offers.
      graph.addActions(new.actions.map { actions[$0] }, to: state)
      if sender < graph.states[state].part { graph.assign(state, to: sender) }
      frontier.add(state, in: graph)
    }
    for transition in news.transitions {
      guard let state = graph.id(of: transition.state),
        let action = graph.actions(of: state).firstIndex(of: actions[transition.action])
      else { continue }
      guard let digest = transition.target else {
        graph.abandon(action, in: state)
        continue
      }
      let known = graph.id(of: digest) ?? newStates[digest].map { add($0, actions, (state, action), from: sender) }
      guard let target = known else { continue }
      frontier.markTried(action, in: state, of: graph)
      _ = graph.connect(state, by: action, to: target)
    }
    for state in graph.takeShortened() { frontier.add(state, in: graph) }
    for mistake in news.mistakes where knownViolations.insert(mistake.violation.withoutNumbers).inserted {
      findings.append(mistake.finding(in: roots, part.step))
    }
  }

  private func add(
    _ state: ExplorationNews.NewState, _ actions: [ExplorerAction], _ predecessor: (state: Int, action: Int),
    from sender: Int
  ) -> Int {
    graph.add(
      state.description(actions: state.actions.map { actions[$0] }),
      root: graph.states[predecessor.state].root, predecessor: predecessor, part: sender)
  }

  /// What this process has counted so far.
  var tally: ExplorationTally {
    ExplorationTally(
      stepCount: runner.stepCount, restartCount: restartCount, checkCount: runner.checkCount,
      metRules: runner.metRules, coverage: coverage)
  }
}
