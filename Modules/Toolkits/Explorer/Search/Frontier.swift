/// The order of the search: new actions first, then by the distance from a root, then at random.
struct Frontier {
  /// The state at each root, by the position of the root.
  var roots: [Int: Int] = [:]
  /// The states with untried actions, by depth.
  private var openStates: [[Int]] = []
  private var level = 0
  /// The number of searches that found no new action nearby.
  private var detours = 0
  private var newActions = NewActions()

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Adds a new state, or a state with a shorter path.
  mutating func add(_ state: Int, in graph: StateGraph) {
    newActions.add(state, in: graph)
    let depth = graph.states[state].depth
    while openStates.count <= depth { openStates.append([]) }
    openStates[depth].append(state)
    level = min(level, depth)
  }

  /// Returns the next action to try, and its state.
  mutating func next(in graph: StateGraph, from current: Int, _ limits: ExplorerLimits) -> (state: Int, action: Int)? {
    if limits.prefersNewActions, let next = nextNewAction(in: graph, from: current, limits) { return next }
    guard let level = firstLevel(in: graph, limits) else {
      return limits.walksRandomly ? randomAction(in: graph, from: current) : nil
    }
    let state =
      nearest(in: graph, from: current, atMost: 2000) {
        graph.states[$0].untried > 0 && graph.states[$0].depth <= level
      } ?? openStates[level].last
    return state.flatMap { firstUntried(in: $0, of: graph) }
  }

  private func firstUntried(in state: Int, of graph: StateGraph) -> (state: Int, action: Int)? {
    graph.states[state].targets.firstIndex { $0 < 0 }.map { (state, $0) }
  }

  /// Returns a random action in a nearby state, at any depth.
  private mutating func randomAction(in graph: StateGraph, from current: Int) -> (state: Int, action: Int)? {
    let state =
      nearest(in: graph, from: current, atMost: 2000) { graph.states[$0].untried > 0 }
      ?? graph.states.indices.last { graph.states[$0].untried > 0 }
    guard let state else { return nil }
    let untried = graph.states[state].targets.indices.filter { graph.states[state].targets[$0] < 0 }
    return (state, untried[generator.next(below: untried.count)])
  }

  /// Returns the lowest depth of an untried action.
  private mutating func firstLevel(in graph: StateGraph, _ limits: ExplorerLimits) -> Int? {
    while level < openStates.count, level < limits.depth {
      while let state = openStates[level].last {
        if graph.states[state].untried > 0, graph.states[state].depth == level { return level }
        openStates[level].removeLast()
        // A shorter path was found meanwhile.
        if graph.states[state].untried > 0 {
          openStates[graph.states[state].depth].append(state)
          level = min(level, graph.states[state].depth)
        }
      }
      level += 1
    }
    return nil
  }

  mutating func markTried(_ action: Int, in state: Int, of graph: StateGraph) {
    newActions.markTried(action, in: state, of: graph)
  }

  /// Returns a new action in a nearby state, or, now and then, the oldest new action.
  ///
  /// Otherwise it returns any untried action nearby, since long paths cost more than actions.
  private mutating func nextNewAction(
    in graph: StateGraph, from current: Int, _ limits: ExplorerLimits
  ) -> (state: Int, action: Int)? {
    guard let oldest = newActions.next(in: graph, depth: limits.depth) else { return nil }
    if let action = newActions.first(in: current, of: graph), graph.states[current].depth < limits.depth {
      return (current, action)
    }
    var near: (state: Int, action: Int)?
    _ = nearest(in: graph, from: current, atMost: Self.nearbyStateLimit) { state in
      guard graph.states[state].depth < limits.depth, let action = newActions.first(in: state, of: graph) else {
        return false
      }
      near = (state, action)
      return true
    }
    if let near { return near }
    detours += 1
    if detours.isMultiple(of: Self.detourLimit) { return oldest }
    let state = nearest(in: graph, from: current, atMost: Self.nearbyStateLimit) {
      graph.states[$0].untried > 0 && graph.states[$0].depth < limits.depth
    }
    return state.flatMap { firstUntried(in: $0, of: graph) } ?? oldest
  }

  /// The maximum number of states that count as nearby.
  private static let nearbyStateLimit = 100
  /// The number of other actions that are tried nearby before a long path is taken.
  private static let detourLimit = 12

  /// Returns the nearest state that fulfils a condition, along known transitions.
  private func nearest(in graph: StateGraph, from start: Int, atMost limit: Int, where isWanted: (Int) -> Bool) -> Int?
  {
    var seen: Set<Int> = [start]
    var queue = [start]
    var first = 0
    while first < queue.count, first < limit {
      let state = queue[first]
      first += 1
      if isWanted(state) { return state }
      for target in graph.states[state].targets where target >= 0 && seen.insert(Int(target)).inserted {
        queue.append(Int(target))
      }
    }
    return nil
  }

  /// Returns the shortest path between two states along known transitions, as positions of actions.
  func path(in graph: StateGraph, from start: Int, to goal: Int) -> [Int]? {
    var predecessors: [Int: (state: Int, action: Int)] = [:]
    var queue = [start]
    var first = 0
    while first < queue.count, first < 2500 {
      let state = queue[first]
      first += 1
      if state == goal { break }
      for (action, target) in graph.states[state].targets.enumerated() where target >= 0 {
        let target = Int(target)
        guard target != start, predecessors[target] == nil else { continue }
        predecessors[target] = (state, action)
        queue.append(target)
      }
    }
    guard predecessors[goal] != nil else { return nil }
    var actions: [Int] = []
    var state = goal
    while state != start, let predecessor = predecessors[state] {
      actions.append(predecessor.action)
      state = predecessor.state
    }
    return actions.reversed()
  }
}
