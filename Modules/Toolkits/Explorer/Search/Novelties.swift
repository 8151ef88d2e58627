/// The actions that were never tried on such a screen, each with the first state that offers it.
struct Novelties {
  /// The kind of an action: its novelty, with the outline of the state.
  private typealias Kind = UInt64

  private var tried: Set<Kind> = []
  private var offered: Set<Kind> = []
  private var waiting: [(state: Int, act: Int)] = []
  private var first = 0
  /// Whether a state has no new actions any more, by state.
  private var exhausted: [Bool] = []

  mutating func add(_ state: Int, in graph: StateGraph) {
    while exhausted.count <= state { exhausted.append(false) }
    for act in graph.acts(of: state).indices where offered.insert(kind(act, in: state, of: graph)).inserted {
      waiting.append((state, act))
    }
  }

  mutating func noteTried(_ act: Int, in state: Int, of graph: StateGraph) {
    tried.insert(kind(act, in: state, of: graph))
  }

  /// Returns the first untried action of a state that is new on such a screen.
  mutating func first(in state: Int, of graph: StateGraph) -> Int? {
    guard !exhausted[state] else { return nil }
    let act = graph.states[state].targets.indices.first { act in
      graph.states[state].targets[act] < 0 && !tried.contains(kind(act, in: state, of: graph))
    }
    if act == nil { exhausted[state] = true }
    return act
  }

  /// Returns the oldest new action within a depth.
  mutating func next(in graph: StateGraph, depth: Int) -> (state: Int, act: Int)? {
    while first < waiting.count {
      let (state, act) = waiting[first]
      let isNew = graph.states[state].targets[act] < 0 && !tried.contains(kind(act, in: state, of: graph))
      if isNew, graph.states[state].depth < depth { return (state, act) }
      first += 1
    }
    return nil
  }

  private func kind(_ act: Int, in state: Int, of graph: StateGraph) -> Kind {
    let place = graph.states[state]
    // Odd input counts as tried for all outlines of a screen: forms keep their input, so that the path to a clean one is long.
    let outline = graph.acts(of: state)[act].isOddFilling ? place.screen : place.outline
    return UInt64(outline) << 32 | UInt64(graph.novelties[place.acts][act])
  }
}
