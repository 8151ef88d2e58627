import FlowKit

/// Waits until nothing happens in an app by itself, and determines whether it is idle or waits for something.
@MainActor
final class IdleProbe {
  private weak var asked: FlowController?
  private var question: Question?

  @MainActor
  private final class Question {
    var isAnswered = false
  }

  /// The number of turns of the main actor that work on it alone never reaches, as in tests of small apps.
  private static let longestChain = 64
  /// The number of turns for work that does not belong to a flow.
  private static let uncounted = 3

  func isIdle(_ flows: FlowController?) async -> Bool {
    // An earlier question without an answer is still waiting.
    if flows !== asked || question == nil || question?.isAnswered == true { ask(flows) }
    if let thread = OneThread.current {
      await thread.rest()
    } else {
      var turns = 0
      while turns < Self.longestChain {
        await Task.yield()
        turns = question?.isAnswered == true ? max(turns + 1, Self.longestChain - Self.uncounted) : turns + 1
      }
    }
    return question?.isAnswered == true
  }

  private func ask(_ flows: FlowController?) {
    let question = Question()
    self.question = question
    asked = flows
    Task { [weak flows] in
      await flows?.idle()
      question.isAnswered = true
    }
  }
}
