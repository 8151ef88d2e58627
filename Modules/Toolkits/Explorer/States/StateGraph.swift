import HeadlessUI

/// What is known of an app's states, and of the acts that lead from one to another.
struct StateGraph {
  /// A state that was seen.
  struct State {
    let digest: StateDigest
    let durable: StateDigest
    /// The position of its outline among all.
    let outline: Int
    /// The position of its screen's name among all outlines.
    let screen: Int
    /// The position of its list of acts among all.
    let acts: Int
    let isHome: Bool
    /// Whether something else than a person's act is to come: a reply that is held, or a launch.
    let isWaiting: Bool
    /// How many acts it is away from where the exploration began, as far as is known.
    var depth: Int
    /// The state and the act that it was reached by on the shortest way known; none of a root.
    var arrival: (state: Int, act: Int)?
    /// The root that this way begins at.
    var root: Int
    /// Where each act leads; below 0 while that is not known.
    var targets: [Int32]
    /// How many acts were not tried.
    var untried: Int
  }

  private(set) var states: [State] = []
  private var ids: [StateDigest: Int] = [:]
  private(set) var outlines: [String] = []
  private var outlineIDs: [String: Int] = [:]
  /// Lists of acts, each kept once: many states offer the same.
  private(set) var actLists: [[ExplorerAct]] = []
  private var actListIDs: [[ExplorerAct]: Int] = [:]
  /// What is new about each act of each list, as a number.
  private(set) var novelties: [[Int]] = []
  private var noveltyIDs: [String: Int] = [:]
  private(set) var transitionCount = 0
  /// How many acts were given up since their state could not be come back to.
  private(set) var abandonedCount = 0
  /// States to which a shorter way was found.
  private var shortened: [Int] = []

  func id(of digest: StateDigest) -> Int? { ids[digest] }

  func acts(of state: Int) -> [ExplorerAct] { actLists[states[state].acts] }

  /// Where an act leads, if that is known.
  func target(of act: Int, in state: Int) -> Int? {
    let target = Int(states[state].targets[act])
    return target < 0 ? nil : target
  }

  /// Adds a state that was not seen before.
  mutating func add(
    _ reading: StateReader.Reading, acts: [ExplorerAct], isHome: Bool, isWaiting: Bool, root: Int,
    arrival: (state: Int, act: Int)?
  ) -> Int {
    let id = states.count
    let list = actListIDs[acts] ?? actLists.count
    if list == actLists.count {
      actLists.append(acts)
      actListIDs[acts] = list
      novelties.append(acts.map { noveltyID(of: $0) })
    }
    let outline = outlineID(of: reading.outline)
    ids[reading.digest] = id
    states.append(
      State(
        digest: reading.digest, durable: reading.durable, outline: outline, screen: outlineID(of: reading.screen),
        acts: list, isHome: isHome,
        isWaiting: isWaiting,
        depth: arrival.map { states[$0.state].depth + 1 } ?? 0, arrival: arrival, root: root,
        targets: Array(repeating: -1, count: acts.count), untried: acts.count))
    return id
  }

  private mutating func outlineID(of outline: String) -> Int {
    if let id = outlineIDs[outline] { return id }
    outlines.append(outline)
    outlineIDs[outline] = outlines.count - 1
    return outlines.count - 1
  }

  private mutating func noveltyID(of act: ExplorerAct) -> Int {
    let id = noveltyIDs[act.novelty] ?? noveltyIDs.count
    noveltyIDs[act.novelty] = id
    return id
  }

  /// Notes where an act leads.
  /// - Returns: Where it led before, if that was somewhere else.
  mutating func connect(_ state: Int, by act: Int, to target: Int) -> Int? {
    let known = Int(states[state].targets[act])
    guard known != target else { return nil }
    states[state].targets[act] = Int32(target)
    if known < 0 {
      states[state].untried -= 1
      transitionCount += 1
    }
    shorten(target, from: state, by: act)
    return known < 0 ? nil : known
  }

  /// Counts an act as tried in a state that cannot be come back to.
  mutating func abandon(_ act: Int, in state: Int) {
    guard states[state].targets[act] < 0 else { return }
    states[state].targets[act] = Int32(state)
    states[state].untried -= 1
    abandonedCount += 1
  }

  /// A shorter way to a state makes those that are reached through it nearer, too.
  private mutating func shorten(_ target: Int, from state: Int, by act: Int) {
    var ways = [(target, state, act)]
    while let (target, state, act) = ways.popLast() {
      guard states[target].depth > states[state].depth + 1 else { continue }
      states[target].depth = states[state].depth + 1
      states[target].arrival = (state, act)
      states[target].root = states[state].root
      shortened.append(target)
      for (act, next) in states[target].targets.enumerated() where next >= 0 { ways.append((Int(next), target, act)) }
    }
  }

  /// What is kept of a state: itself, where its acts lead, its place in the index, and its part of what states share.
  var bytesPerState: Int {
    guard !states.isEmpty else { return 0 }
    let own =
      states.count * (MemoryLayout<State>.stride + 2 * (MemoryLayout<StateDigest>.stride + MemoryLayout<Int>.stride))
    let targets = states.reduce(0) { $0 + 32 + $1.targets.capacity * MemoryLayout<Int32>.stride }
    let lists = actLists.reduce(0) {
      $0 + $1.reduce(32) { $0 + MemoryLayout<ExplorerAct>.stride + 2 * $1.name.utf8.count }
    }
    return (own + targets + lists) / states.count
  }

  /// The states to which a shorter way was found since this was asked last.
  mutating func takeShortened() -> [Int] {
    defer { shortened = [] }
    return shortened
  }

  /// The acts that lead from a state on the shortest way to another one there, as positions in the states' lists.
  func acts(from start: Int, onPathTo goal: Int) -> [Int]? {
    var acts: [Int] = []
    var state = goal
    while state != start {
      guard let arrival = states[state].arrival else { return nil }
      acts.append(arrival.act)
      state = arrival.state
    }
    return acts.reversed()
  }

  /// The root of the shortest way to a state, and the acts of it.
  func path(to state: Int) -> (root: Int, acts: [ExplorerAct]) {
    var acts: [ExplorerAct] = []
    var state = state
    while let arrival = states[state].arrival {
      acts.append(actLists[states[arrival.state].acts][arrival.act])
      state = arrival.state
    }
    return (states[state].root, acts.reversed())
  }
}
