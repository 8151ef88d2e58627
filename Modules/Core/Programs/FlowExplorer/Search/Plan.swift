import FlowHeadless

/// Actions that are tried one after the other, each in the state after the last one.
struct Plan {
  enum Step {
    case action(ExplorerAction)
    /// The ways back until the person is home; of an alert, the first answer.
    case backHome
    /// The last button of each screen, which usually leads on, until the person is home.
    case onHome
    /// The usual input and the last button of each screen, until the person is home.
    case onward
    /// All buttons.
    case taps
  }

  private var steps: [Step]
  private var state: Int
  /// The number of actions that may still be taken.
  private var rest = 16

  init(_ steps: [Step], from state: Int) {
    self.steps = steps
    self.state = state
  }

  /// Returns the next untried action, and its state: follows known transitions up to there; nil at the end.
  mutating func next(in graph: StateGraph) -> (state: Int, action: Int)? {
    while let step = steps.first {
      if case .taps = step {
        return graph.taps(in: state).first { graph.target(of: $0, in: state) == nil }.map { (state, $0) }
      }
      if step.leadsHome, graph.states[state].isHome {
        steps.removeFirst()
        continue
      }
      guard rest > 0, let action = step.action(in: state, of: graph) else { return nil }
      guard let target = graph.target(of: action, in: state) else { return (state, action) }
      rest -= 1
      if !step.leadsHome { steps.removeFirst() }
      state = target
    }
    return nil
  }
}

extension Plan.Step {
  fileprivate var leadsHome: Bool {
    switch self {
    case .backHome, .onHome, .onward: true
    case .action, .taps: false
    }
  }

  /// Returns the position of the action for a state.
  fileprivate func action(in state: Int, of graph: StateGraph) -> Int? {
    let actions = graph.actions(of: state)
    let taps = graph.taps(in: state)
    return switch self {
    case .action(let action): actions.firstIndex(where: action.hasSameSteps)
    case .onHome: taps.last
    case .onward: usualInput(in: state, of: graph) ?? taps.last
    case .backHome where graph.states[state].alert != nil: taps.first
    case .backHome: actions.firstIndex(of: .back) ?? actions.firstIndex(of: .pullDown)
    case .taps: nil
    }
  }

  /// Returns the position of the usual input, unless the form has it already.
  private func usualInput(in state: Int, of graph: StateGraph) -> Int? {
    let actions = graph.actions(of: state)
    return actions.indices.first {
      actions[$0].kind == .fill && !actions[$0].hasUnusualInput && graph.target(of: $0, in: state) != state
    }
  }
}
