import FlowKit

/// Waits until an app can go on no further by itself, and finds out whether it is idle then or waits for something.
@MainActor
final class IdleProbe {
  private weak var asked: FlowController?
  private var question: Question?

  @MainActor
  private final class Question {
    var isAnswered = false
  }

  /// How many turns of the main actor no chain of work takes that is done on it alone, as in tests of small apps.
  private static let longestChain = 64
  /// How many turns work may take that no flow counts.
  private static let uncounted = 3

  func isIdle(_ flows: FlowController?) async -> Bool {
    // Who has waited since an earlier question is not asked again.
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
