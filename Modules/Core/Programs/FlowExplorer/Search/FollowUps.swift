/// The actions that are tried next because of the last one.
struct FollowUps {
  private var pending: [(state: Int, action: Int)] = []
  private var answeredQuestions: Set<StateGraph.Question> = []

  /// Adds the other answers to a question that was never answered with this outline: they are compared in the same state.
  mutating func addAnswers(in state: Int, of graph: StateGraph) {
    guard let question = graph.question(in: state), answeredQuestions.insert(question).inserted else { return }
    addTaps(in: state, of: graph)
  }

  /// Adds the taps in a state, such as the one after a fault, which has an effect only if something is tapped.
  mutating func addTaps(in state: Int, of graph: StateGraph) {
    pending += graph.taps(in: state).map { (state, $0) }
  }

  /// Removes and returns the next untried action.
  mutating func next(in graph: StateGraph) -> (state: Int, action: Int)? {
    while let (state, action) = pending.popLast() {
      if graph.target(of: action, in: state) == nil { return (state, action) }
    }
    return nil
  }
}

extension StateGraph {
  /// Returns the positions of the taps in a state.
  func taps(in state: Int) -> [Int] {
    let actions = actions(of: state)
    return actions.indices.filter { actions[$0].kind == .tap }
  }
}
