import FlowHeadless

/// The known states of an app, and the transitions between them.
struct StateGraph {
  struct State {
    let digest: StateDigest
    let durable: StateDigest
    /// The position of its outline in `outlines`.
    let outline: Int
    /// The position of its situation in `outlines`.
    let situation: Int
    /// The position of its screen's name in `outlines`.
    let screen: Int
    /// The position of its list of actions in `actionLists`.
    let actionList: Int
    let isHome: Bool
    /// The position of its title in `alertTitles`, if the screen is an alert.
    let alert: Int?
    /// Whether something other than an action of the person is pending: a held reply, or a launch.
    let hasPendingEvent: Bool
    /// The number of actions on the shortest known path from a root.
    var depth: Int
    /// The last state and action on the shortest known path; nil for a root.
    var predecessor: (state: Int, action: Int)?
    /// The root of this path.
    var root: Int
    /// The state after each action; negative if unknown.
    var targets: [Int32]
    /// The number of untried actions.
    var untried: Int
    /// The other states to which actions lead; searches read them instead of the targets, most of which are equal.
    var followers: [Int32] = []
    /// The states from which an action leads here, other than the end of the process.
    var sources: [Int32] = []
  }

  private(set) var states: [State] = []
  private var ids: [StateDigest: Int] = [:]
  private(set) var outlines: [String] = []
  private var outlineIDs: [String: Int] = [:]
  /// The titles of the alerts that were seen, without numbers.
  private(set) var alertTitles: [String] = []
  /// The distinct lists of actions, since many states offer the same.
  private(set) var actionLists: [[ExplorerAction]] = []
  private var actionListIDs: [[ExplorerAction]: Int] = [:]
  /// The novelty of each action in each list.
  private(set) var novelties: [[(number: Int, scope: ExplorerAction.NoveltyScope)]] = []
  private var noveltyIDs: [String: Int] = [:]
  private(set) var transitionCount = 0
  /// The number of actions that were abandoned because their state could not be reached again.
  private(set) var abandonedCount = 0
  /// The states with a new, shorter path.
  private var shortened: [Int] = []

  func id(of digest: StateDigest) -> Int? { ids[digest] }

  func actions(of state: Int) -> [ExplorerAction] { actionLists[states[state].actionList] }

  /// Returns whether a state has untried actions.
  func isOpen(_ state: Int) -> Bool { states[state].untried > 0 }

  /// Returns the state after an action; nil if unknown.
  func target(of action: Int, in state: Int) -> Int? {
    let target = Int(states[state].targets[action])
    return target < 0 ? nil : target
  }

  /// Adds a state.
  /// - Parameters:
  ///   - root: Its root if it has no predecessor; with one, the root of that state's shortest path counts, on which the app may
  ///     not have come.
  mutating func add(_ state: StateDescription, root: Int, predecessor: (state: Int, action: Int)?) -> Int {
    let id = states.count
    let (reading, actions) = (state.reading, state.actions)
    let list = actionListID(of: actions)
    let outline = outlineID(of: reading.outline)
    let situation = outlineID(of: reading.situation)
    ids[reading.digest] = id
    states.append(
      State(
        digest: reading.digest, durable: reading.durable, outline: outline, situation: situation,
        screen: outlineID(of: reading.screen),
        actionList: list, isHome: state.isHome,
        alert: state.alert.map { alertID(of: $0) }, hasPendingEvent: state.hasPendingEvent,
        depth: predecessor.map { states[$0.state].depth + 1 } ?? 0, predecessor: predecessor,
        root: predecessor.map { states[$0.state].root } ?? root,
        targets: Array(repeating: -1, count: actions.count), untried: actions.count))
    return id
  }

  private mutating func actionListID(of actions: [ExplorerAction]) -> Int {
    if let list = actionListIDs[actions] { return list }
    actionLists.append(actions)
    actionListIDs[actions] = actionLists.count - 1
    novelties.append(actions.map { (noveltyID(of: $0), $0.noveltyScope) })
    return actionLists.count - 1
  }

  private mutating func outlineID(of outline: String) -> Int {
    if let id = outlineIDs[outline] { return id }
    outlines.append(outline)
    outlineIDs[outline] = outlines.count - 1
    return outlines.count - 1
  }

  private mutating func alertID(of title: String) -> Int {
    if let id = alertTitles.firstIndex(of: title) { return id }
    alertTitles.append(title)
    return alertTitles.count - 1
  }

  private mutating func noveltyID(of action: ExplorerAction) -> Int {
    let id = noveltyIDs[action.noveltyKey] ?? noveltyIDs.count
    noveltyIDs[action.noveltyKey] = id
    return id
  }

  /// Records a transition.
  /// - Returns: The former target of the action, if it was another one.
  mutating func connect(_ state: Int, by action: Int, to target: Int) -> Int? {
    let known = Int(states[state].targets[action])
    guard known != target else { return nil }
    states[state].targets[action] = Int32(target)
    if known < 0 {
      states[state].untried -= 1
      transitionCount += 1
    }
    if target != state, !states[state].followers.contains(Int32(target)) {
      states[state].followers.append(Int32(target))
    }
    if !actions(of: state)[action].endsProcess { states[target].sources.append(Int32(state)) }
    shorten(target, from: state, by: action)
    return known < 0 ? nil : known
  }

  /// Marks an action as tried in a state that cannot be reached again.
  mutating func abandon(_ action: Int, in state: Int) {
    guard states[state].targets[action] < 0 else { return }
    states[state].targets[action] = Int32(state)
    states[state].untried -= 1
    abandonedCount += 1
  }

  /// Updates the depth of a state, and of the states behind it, if the transition shortens their paths.
  private mutating func shorten(_ target: Int, from state: Int, by action: Int) {
    var pending = [(target, state, action)]
    while let (target, state, action) = pending.popLast() {
      guard states[target].depth > states[state].depth + 1 else { continue }
      states[target].depth = states[state].depth + 1
      states[target].predecessor = (state, action)
      states[target].root = states[state].root
      shortened.append(target)
      for (action, next) in states[target].targets.enumerated() where next >= 0 {
        pending.append((Int(next), target, action))
      }
    }
  }

  /// Returns and clears the states with a new, shorter path.
  mutating func takeShortened() -> [Int] {
    defer { shortened = [] }
    return shortened
  }
}
