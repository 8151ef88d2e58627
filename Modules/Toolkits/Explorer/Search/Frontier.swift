/// The order of the search: new actions first, then by the distance from a root, then at random.
struct Frontier {
  /// The state at each root, by the position of the root.
  var roots: [Int: Int] = [:]
  /// The states with untried actions, by depth.
  private var waiting: [[Int]] = []
  private var level = 0
  /// The number of searches that found no new action nearby.
  private var detours = 0
  private var novelties = Novelties()
  private var search = StateSearch()

  private var dice: Dice

  init(seed: UInt64) { dice = Dice(seed: seed) }

  /// Adds a new state, or a state with a shorter path.
  mutating func add(_ state: Int, in graph: StateGraph) {
    novelties.add(state, in: graph)
    let depth = graph.states[state].depth
    while waiting.count <= depth { waiting.append([]) }
    waiting[depth].append(state)
    level = min(level, depth)
  }

  /// Returns the next action to try, and its state.
  /// - Parameter restorable: The states that a launch restores.
  mutating func next(
    in graph: StateGraph, from current: Int, or restorable: [Int], _ limits: ExplorerLimits
  ) -> (state: Int, act: Int)? {
    if limits.triesNewFirst, let next = nextNovelty(in: graph, from: current, or: restorable, limits) { return next }
    guard let level = firstLevel(in: graph, limits) else {
      return limits.walksOn ? randomAct(in: graph, from: current) : nil
    }
    let state =
      search.nearest(in: graph, from: current, or: restorable, atMost: Self.farReach) {
        graph.states[$0].untried > 0 && graph.states[$0].depth <= level
      } ?? waiting[level].last
    return state.flatMap { firstUntried(in: $0, of: graph) }
  }

  private func firstUntried(in state: Int, of graph: StateGraph) -> (state: Int, act: Int)? {
    graph.states[state].targets.firstIndex { $0 < 0 }.map { (state, $0) }
  }

  /// Returns a random action in a nearby state, at any depth.
  private mutating func randomAct(in graph: StateGraph, from current: Int) -> (state: Int, act: Int)? {
    let state =
      search.nearest(in: graph, from: current, atMost: Self.farReach) { graph.states[$0].untried > 0 }
      ?? graph.states.indices.last { graph.states[$0].untried > 0 }
    guard let state else { return nil }
    let untried = graph.states[state].targets.indices.filter { graph.states[state].targets[$0] < 0 }
    return (state, untried[dice.roll(untried.count)])
  }

  /// Returns the lowest depth of an untried action.
  private mutating func firstLevel(in graph: StateGraph, _ limits: ExplorerLimits) -> Int? {
    while level < waiting.count, level < limits.depth {
      while let state = waiting[level].last {
        if graph.states[state].untried > 0, graph.states[state].depth == level { return level }
        waiting[level].removeLast()
        // A shorter path was found meanwhile.
        if graph.states[state].untried > 0 {
          waiting[graph.states[state].depth].append(state)
          level = min(level, graph.states[state].depth)
        }
      }
      level += 1
    }
    return nil
  }

  mutating func noteTried(_ act: Int, in state: Int, of graph: StateGraph) {
    novelties.noteTried(act, in: state, of: graph)
  }

  /// Returns a new action in a nearby state, or, now and then, a distant one.
  ///
  /// Otherwise it returns any untried action nearby, since long paths cost more than actions.
  private mutating func nextNovelty(
    in graph: StateGraph, from current: Int, or restorable: [Int], _ limits: ExplorerLimits
  ) -> (state: Int, act: Int)? {
    guard let oldest = novelties.next(in: graph, depth: limits.depth) else { return nil }
    if let near = nearestNovelty(in: graph, from: current, atMost: Self.reach, limits) { return near }
    detours += 1
    if !detours.isMultiple(of: Self.patience) {
      let state = search.nearest(in: graph, from: current, atMost: Self.reach) {
        graph.states[$0].untried > 0 && graph.states[$0].depth < limits.depth
      }
      if let next = state.flatMap({ firstUntried(in: $0, of: graph) }) { return next }
    }
    return nearestNovelty(in: graph, from: current, or: restorable, atMost: Self.farReach, limits) ?? oldest
  }

  /// The maximum number of states that count as nearby.
  private static let reach = 100
  /// The maximum number of states to search for a distant one.
  private static let farReach = 6000
  /// The number of other actions that are tried nearby before a long path is taken.
  private static let patience = 12

  private mutating func nearestNovelty(
    in graph: StateGraph, from current: Int, or restorable: [Int] = [], atMost limit: Int, _ limits: ExplorerLimits
  ) -> (state: Int, act: Int)? {
    var found: (state: Int, act: Int)?
    _ = search.nearest(in: graph, from: current, or: restorable, atMost: limit) { state in
      guard graph.states[state].depth < limits.depth, let act = novelties.first(in: state, of: graph) else {
        return false
      }
      found = (state, act)
      return true
    }
    return found
  }
}
