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
  private var search = StateSearch()

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
  /// - Parameter checkpoints: The states that a launch restores, besides the roots.
  mutating func next(
    in graph: StateGraph, from current: Int, or checkpoints: [Int], _ limits: ExplorerLimits
  ) -> (state: Int, action: Int)? {
    if limits.prefersNewActions, let next = nextNewAction(in: graph, from: current, or: checkpoints, limits) {
      return next
    }
    guard let level = firstLevel(in: graph, limits) else {
      return limits.walksRandomly ? randomAction(in: graph, from: current) : nil
    }
    let state =
      search.nearest(in: graph, from: current, atMost: Self.nearbyStateLimit) { graph.isOpen($0, upTo: level) }
      ?? deeperState(current, than: level, in: graph, limits)
      ?? search.nearest(in: graph, from: current, or: restorable(with: checkpoints), atMost: Self.distantStateLimit) {
        graph.isOpen($0, upTo: level)
      } ?? openStates[level].last
    return state.flatMap { firstUntried(in: $0, of: graph) }
  }

  /// Returns the current state if it is only a few actions deeper: an action there costs less than a long path.
  ///
  /// A search without a preference for new actions is strictly breadth-first, which proves the paths to mistakes shortest.
  private func deeperState(
    _ current: Int, than level: Int, in graph: StateGraph, _ limits: ExplorerLimits
  ) -> Int? {
    let depth = graph.states[current].depth
    guard limits.prefersNewActions, graph.isOpen(current), depth <= level + Self.detourDepth, depth < limits.depth
    else { return nil }
    return current
  }

  private func firstUntried(in state: Int, of graph: StateGraph) -> (state: Int, action: Int)? {
    graph.states[state].targets.firstIndex { $0 < 0 }.map { (state, $0) }
  }

  /// Returns a random action in a nearby state, at any depth.
  private mutating func randomAction(in graph: StateGraph, from current: Int) -> (state: Int, action: Int)? {
    let state =
      search.nearest(in: graph, from: current, atMost: Self.distantStateLimit) { graph.isOpen($0) }
      ?? graph.states.indices.last { graph.isOpen($0) }
    guard let state else { return nil }
    let untried = graph.states[state].targets.indices.filter { graph.states[state].targets[$0] < 0 }
    return (state, untried[generator.next(below: untried.count)])
  }

  /// Returns the lowest depth of an untried action.
  private mutating func firstLevel(in graph: StateGraph, _ limits: ExplorerLimits) -> Int? {
    while level < openStates.count, level < limits.depth {
      while let state = openStates[level].last {
        if graph.isOpen(state), graph.states[state].depth == level { return level }
        openStates[level].removeLast()
        // A shorter path was found meanwhile.
        if graph.isOpen(state) {
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

  /// Returns a new action in a nearby state, or occasionally a distant one.
  ///
  /// Otherwise it returns any untried action nearby, since long paths cost more than actions.
  private mutating func nextNewAction(
    in graph: StateGraph, from current: Int, or checkpoints: [Int], _ limits: ExplorerLimits
  ) -> (state: Int, action: Int)? {
    guard let oldest = newActions.next(in: graph, depth: limits.depth) else { return nil }
    if let near = nearestNewAction(in: graph, from: current, atMost: Self.nearbyStateLimit, limits) { return near }
    detours += 1
    if !detours.isMultiple(of: Self.detourLimit) {
      let state = search.nearest(in: graph, from: current, atMost: Self.nearbyStateLimit) {
        graph.isOpen($0) && graph.states[$0].depth < limits.depth
      }
      if let next = state.flatMap({ firstUntried(in: $0, of: graph) }) { return next }
    }
    let restorable = restorable(with: checkpoints)
    return nearestNewAction(in: graph, from: current, or: restorable, atMost: Self.distantStateLimit, limits) ?? oldest
  }

  private func restorable(with checkpoints: [Int]) -> [Int] {
    roots.sorted { $0.key < $1.key }.map(\.value) + checkpoints
  }

  /// The maximum number of states that count as nearby.
  private static let nearbyStateLimit = 100
  /// The maximum number of states to search for a distant one.
  private static let distantStateLimit = 6000
  /// The number of other actions that are tried nearby before a long path is taken.
  private static let detourLimit = 12
  /// How much deeper than the breadth-first search a walk may be, in actions.
  private static let detourDepth = 3

  private mutating func nearestNewAction(
    in graph: StateGraph, from current: Int, or restorable: [Int] = [], atMost limit: Int, _ limits: ExplorerLimits
  ) -> (state: Int, action: Int)? {
    var found: (state: Int, action: Int)?
    _ = search.nearest(in: graph, from: current, or: restorable, atMost: limit) { state in
      guard graph.states[state].depth < limits.depth, let action = newActions.first(in: state, of: graph) else {
        return false
      }
      found = (state, action)
      return true
    }
    return found
  }
}

extension StateGraph {
  fileprivate func isOpen(_ state: Int, upTo level: Int) -> Bool { isOpen(state) && states[state].depth <= level }
}
