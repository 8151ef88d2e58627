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
  mutating func next(in graph: StateGraph, from current: Int, _ limits: ExplorerLimits) -> (state: Int, act: Int)? {
    if limits.triesNewFirst, let next = nextNovelty(in: graph, from: current, limits) { return next }
    guard let level = firstLevel(in: graph, limits) else {
      return limits.walksOn ? randomAct(in: graph, from: current) : nil
    }
    let state =
      nearest(in: graph, from: current, atMost: 2000) {
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
      nearest(in: graph, from: current, atMost: 2000) { graph.states[$0].untried > 0 }
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

  /// Returns a new action in a nearby state, or, now and then, the oldest new action.
  ///
  /// Otherwise it returns any untried action nearby, since long paths cost more than actions.
  private mutating func nextNovelty(
    in graph: StateGraph, from current: Int, _ limits: ExplorerLimits
  ) -> (state: Int, act: Int)? {
    guard let oldest = novelties.next(in: graph, depth: limits.depth) else { return nil }
    if let act = novelties.first(in: current, of: graph), graph.states[current].depth < limits.depth {
      return (current, act)
    }
    var near: (state: Int, act: Int)?
    _ = nearest(in: graph, from: current, atMost: Self.reach) { state in
      guard graph.states[state].depth < limits.depth, let act = novelties.first(in: state, of: graph) else {
        return false
      }
      near = (state, act)
      return true
    }
    if let near { return near }
    detours += 1
    if detours.isMultiple(of: Self.patience) { return oldest }
    let state = nearest(in: graph, from: current, atMost: Self.reach) {
      graph.states[$0].untried > 0 && graph.states[$0].depth < limits.depth
    }
    return state.flatMap { firstUntried(in: $0, of: graph) } ?? oldest
  }

  /// The maximum number of states that count as nearby.
  private static let reach = 100
  /// The number of other actions that are tried nearby before a long path is taken.
  private static let patience = 12

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
  func walk(in graph: StateGraph, from start: Int, to goal: Int) -> [Int]? {
    var arrivals: [Int: (state: Int, act: Int)] = [:]
    var queue = [start]
    var first = 0
    while first < queue.count, first < 2500 {
      let state = queue[first]
      first += 1
      if state == goal { break }
      for (act, target) in graph.states[state].targets.enumerated() where target >= 0 {
        let target = Int(target)
        guard target != start, arrivals[target] == nil else { continue }
        arrivals[target] = (state, act)
        queue.append(target)
      }
    }
    guard arrivals[goal] != nil else { return nil }
    var acts: [Int] = []
    var state = goal
    while state != start, let arrival = arrivals[state] {
      acts.append(arrival.act)
      state = arrival.state
    }
    return acts.reversed()
  }
}
