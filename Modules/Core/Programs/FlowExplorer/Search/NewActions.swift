/// The actions that were never tried on such a screen, each with the first state that offers it.
struct NewActions {
  /// The kind of an action: its novelty, with the outline of the state.
  private typealias Kind = UInt64

  private var tried: Set<Kind> = []
  private var offered: Set<Kind> = []
  private var pending: [(state: Int, action: Int)] = []
  private var first = 0
  /// Whether a state has no new actions any more, by state.
  private var exhausted: [Bool] = []

  mutating func add(_ state: Int, in graph: StateGraph) {
    while exhausted.count <= state { exhausted.append(false) }
    for action in graph.actions(of: state).indices where offered.insert(kind(action, in: state, of: graph)).inserted {
      pending.append((state, action))
    }
  }

  mutating func markTried(_ action: Int, in state: Int, of graph: StateGraph) {
    tried.insert(kind(action, in: state, of: graph))
  }

  /// Returns the first untried action of a state that is new on such a screen.
  mutating func first(in state: Int, of graph: StateGraph) -> Int? {
    guard !exhausted[state] else { return nil }
    let action = graph.states[state].targets.indices.first { action in
      graph.states[state].targets[action] < 0 && !tried.contains(kind(action, in: state, of: graph))
    }
    if action == nil { exhausted[state] = true }
    return action
  }

  /// Returns the oldest new action within a depth.
  mutating func next(in graph: StateGraph, depth: Int) -> (state: Int, action: Int)? {
    while first < pending.count {
      let (state, action) = pending[first]
      let isNew =
        graph.states[state].targets[action] < 0
        && !tried.contains(kind(action, in: state, of: graph))
      if isNew, graph.states[state].depth < depth { return (state, action) }
      first += 1
    }
    return nil
  }

  private func kind(_ action: Int, in state: Int, of graph: StateGraph) -> Kind {
    let novelty = graph.novelties[graph.states[state].actionList][action]
    let place =
      switch novelty.scope {
      case .screen: graph.states[state].screen
      case .outline: graph.states[state].outline
      case .situation: graph.states[state].situation
      }
    return UInt64(place) << 32 | UInt64(novelty.number)
  }
}
