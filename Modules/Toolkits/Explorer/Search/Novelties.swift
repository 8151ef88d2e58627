/// Acts that were never tried on such a screen, each with the state in which it was seen first.
struct Novelties {
  /// What is new about an act, with the outline of the state.
  private typealias Kind = UInt64

  private var tried: Set<Kind> = []
  private var offered: Set<Kind> = []
  private var waiting: [(state: Int, act: Int)] = []
  private var first = 0
  /// States in which nothing is new any more, nor will be.
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

  /// The first untried act of a state that was never tried on such a screen.
  mutating func first(in state: Int, of graph: StateGraph) -> Int? {
    guard !exhausted[state] else { return nil }
    let act = graph.states[state].targets.indices.first { act in
      graph.states[state].targets[act] < 0 && !tried.contains(kind(act, in: state, of: graph))
    }
    if act == nil { exhausted[state] = true }
    return act
  }

  /// The one that has waited longest, within a depth.
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
    // A form is filled in wrongly alike whatever is in it: what was typed is seldom gone again, and the way back would be long.
    let outline = graph.acts(of: state)[act].isOddFilling ? place.screen : place.outline
    return UInt64(outline) << 32 | UInt64(graph.novelties[place.acts][act])
  }
}
