import FlowHeadless
import FlowKit

extension Exploration {
  /// Records the questions whose answers all led to the same state, wherever all of them were tried.
  ///
  /// In a single state this may be right: an answer can fail with the same error as before. Therefore it is a mistake only
  /// if the answers differ in none of the states with the same question and outline.
  func findQuestionsWithoutEffect() async {
    for state in graph.questionsWithoutEffect(counting: { count(RuleViolation.answersDoNothing) }) {
      let path = graph.path(to: state)
      await move(to: state)
      guard current == state, let question = runner.screen else { continue }
      await record([.withoutEffect(question)], path.root, path.actions)
      current = stateAfterReproduction.take() ?? current
    }
  }

  /// Returns whether the actions lead to a question whose answers all lead to the same state.
  func findQuestionWithoutEffect(atEndOf actions: [ExplorerAction], _ root: Int) async -> [RuleViolation] {
    await walk(root, actions)
    guard let question = runner.screen, question.alertTitle != nil else { return [] }
    let answers = question.actions.filter(\.isEnabled).map { ExplorerAction(.tap, .tap($0.label)) }
    var states: Set<StateDigest> = []
    for answer in answers { states.insert(await digest(after: actions + [answer], root)) }
    return answers.count > 1 && states.count == 1 ? [.withoutEffect(question)] : []
  }
}

extension RuleViolation {
  fileprivate static func withoutEffect(_ question: ScreenSnapshot) -> RuleViolation {
    RuleViolation(
      rule: answersDoNothing, explanation: "All answers to \(question.title.quoted) lead to the same state.")
  }
}

extension StateGraph {
  /// A question by its title and its answers, and the outline of its state.
  struct Question: Hashable {
    private let title: Int
    private let outline: Int
    private let answers: [String]

    fileprivate init(_ title: Int, _ outline: Int, _ answers: [String]) {
      self.title = title
      self.outline = outline
      self.answers = answers
    }
  }

  /// Returns the question in a state: an alert with several answers.
  func question(in state: Int) -> Question? {
    guard let title = states[state].alert else { return nil }
    let answers = taps(in: state)
    guard answers.count > 1 else { return nil }
    return Question(title, states[state].outline, answers.map { actions(of: state)[$0].name })
  }

  /// Returns the nearest state of each question whose answers all led to the same state.
  fileprivate func questionsWithoutEffect(counting count: () -> Void) -> [Int] {
    var nearest: [Question: Int] = [:]
    var hasEffect: Set<Question> = []
    for state in states.indices {
      guard let question = question(in: state) else { continue }
      let targets = Set(taps(in: state).map { target(of: $0, in: state) })
      guard !targets.contains(nil) else { continue }
      count()
      if targets.count > 1 {
        hasEffect.insert(question)
      } else if nearest[question].map({ states[$0].depth > states[state].depth }) ?? true {
        nearest[question] = state
      }
    }
    return nearest.filter { !hasEffect.contains($0.key) }.values.sorted()
  }
}

extension ScreenSnapshot {
  var alertTitle: String? { stack.entries.last?.placement == .presented(.alert) ? title : nil }
}
