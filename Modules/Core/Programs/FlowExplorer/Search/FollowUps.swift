import FlowHeadless

/// The actions that are tried next because of the last one.
struct FollowUps {
  /// The depth from which the ways back to a state cost more than its actions find.
  private static let depthLimit = 45

  private var pending: [(state: Int, action: Int)] = []
  private var plans: [Plan] = []
  private var planned: Set<String> = []
  /// The situations in which all faults are tried at once.
  private var faultySituations: Set<Int> = []
  private var answeredQuestions: Set<StateGraph.Question> = []
  /// The outlines of the states after a fault or a step of the clock, each with that action.
  private var used: Set<String> = []
  /// The states whose taps are planned or known.
  private var tapped: Set<Int> = []

  /// Adds the buttons of a screen that were never offered there.
  mutating func addNewTaps(on screen: String, in state: Int, of graph: StateGraph) {
    guard tapped.insert(state).inserted else { return }
    pending += graph.taps(in: state)
      .filter { planned.insert("\(screen) \(graph.actions(of: state)[$0].name.withoutNumbers)").inserted }
      .map { (state, $0) }
  }

  /// Adds a held reply, once for each screen that waits for one.
  mutating func addReplies(on screen: String, in state: Int, of graph: StateGraph) {
    guard planned.insert("reply on \(screen)").inserted else { return }
    pending += graph.actions(of: state).indices.filter { graph.actions(of: state)[$0].kind == .reply }
      .map { (state, $0) }
  }

  /// Adds the other answers to a question that was never answered with this outline: they are compared in the same state.
  mutating func addAnswers(in state: Int, of graph: StateGraph) {
    guard let question = graph.question(in: state), answeredQuestions.insert(question).inserted else { return }
    pending += graph.taps(in: state).map { (state, $0) }
  }

  /// Adds the actions that show the effect of a fault or of a step of the clock, once for each kind of screen.
  mutating func addUses(of state: Int, after action: ExplorerAction, of graph: StateGraph) {
    guard used.insert("\(graph.states[state].outline) \(action.name)").inserted else { return }
    pending += graph.actions(of: state).indices.filter { graph.actions(of: state)[$0].shows(action) }
      .map { (state, $0) }
  }

  /// Adds the actions in a state after something was confirmed, once for each text, and not far from the start.
  mutating func addAll(in state: Int, for key: String, of graph: StateGraph) {
    guard graph.states[state].depth <= Self.depthLimit, planned.insert(key).inserted else { return }
    let kinds: Set<ExplorerAction.Kind> = [.tap, .leave, .clock]
    pending += graph.actions(of: state).indices.filter { kinds.contains(graph.actions(of: state)[$0].kind) }
      .map { (state, $0) }
  }

  /// Adds the answers to a question that follows a fault.
  mutating func addAnswers(to question: Int, after path: [ExplorerAction], of graph: StateGraph) {
    guard path.count > 1, path[path.count - 2].kind == .fault, graph.states[question].alert != nil else { return }
    pending += graph.taps(in: question).map { (question, $0) }
  }

  /// Adds the ways to leave a sign-in, once for each outline: a call that waits for it is declined.
  mutating func addLeaves(of state: Int, in graph: StateGraph) {
    guard planned.insert("left \(graph.states[state].outline)").inserted else { return }
    pending += graph.actions(of: state).indices.filter { graph.actions(of: state)[$0].kind == .leave }
      .map { (state, $0) }
  }

  /// Adds a kill, once for each text: in a place where a launch must restore something, or where a flow has reported.
  mutating func addKill(in state: Int, for key: String, of graph: StateGraph) {
    if planned.insert(key).inserted { add(.kill, in: state, of: graph) }
  }

  /// Adds the usual input and the buttons after a screen has answered with a notice, once for each.
  mutating func addAnswer(to notice: String, in state: Int, of graph: StateGraph) {
    guard let input = graph.actions(of: state).first(where: { $0.kind == .fill && !$0.hasUnusualInput }) else { return }
    add([.action(input), .taps], from: state, for: "\(graph.states[state].outline) says \(notice)")
  }

  /// Adds the faults on a screen on which something is confirmed, in each situation once.
  mutating func addFaults(in state: Int, of graph: StateGraph) {
    guard faultySituations.insert(graph.states[state].situation).inserted else { return }
    pending += graph.actions(of: state).indices.filter { graph.actions(of: state)[$0].kind == .fault }
      .map { (state, $0) }
  }

  /// Adds the same tap again after one that a fault has hit, and then the way back.
  mutating func addRepetition(after path: [ExplorerAction], in state: Int, of graph: StateGraph) {
    let last = path.suffix(3).map(\.self)
    if last.count > 1, last[last.count - 2].kind == .fault {
      add(last.last, in: state, of: graph)
    } else if last.count == 3, last[0].kind == .fault, last[1] == last[2] {
      add(ExplorerAction(.leave, .back), in: state, of: graph)
    }
  }

  /// Adds actions that are tried one after the other, once for each text.
  mutating func add(_ steps: [Plan.Step], from state: Int, for key: String) {
    if planned.insert(key).inserted { plans.append(Plan(steps, from: state)) }
  }

  /// Adds an action whose result is compared with that of another one.
  mutating func add(_ action: ExplorerAction?, in state: Int, of graph: StateGraph) {
    guard let action, let position = graph.actions(of: state).firstIndex(where: action.hasSameSteps)
    else { return }
    pending.append((state, position))
  }

  /// Removes and returns the next untried action.
  /// - Parameter depth: The depth at which plans end.
  mutating func next(in graph: StateGraph, upTo depth: Int = .max) -> (state: Int, action: Int)? {
    while let (state, action) = pending.popLast() {
      if graph.target(of: action, in: state) == nil { return (state, action) }
    }
    while !plans.isEmpty {
      if let next = plans[0].next(in: graph), graph.states[next.state].depth < depth { return next }
      plans.removeFirst()
    }
    return nil
  }
}

extension ExplorerAction {
  /// Returns whether the action shows the effect of another one: after a fault, taps, refreshes and usual inputs; after a step
  /// of the clock, taps, and links that start the app.
  fileprivate func shows(_ other: ExplorerAction) -> Bool {
    switch kind {
    case .tap: true
    case .tapTwice, .refresh, .fill: other.kind == .fault && !hasUnusualInput
    default: other.kind == .clock && startsApp
    }
  }
}

extension StateGraph {
  /// Returns the positions of the taps in a state.
  func taps(in state: Int) -> [Int] {
    let actions = actions(of: state)
    return actions.indices.filter { actions[$0].kind == .tap }
  }
}
