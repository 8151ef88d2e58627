import FlowScreens
import Testing

@testable import Feedback

struct FeedbackStepTests {
  @Test func `the steps lead from the first to the last and back`() {
    let steps = FeedbackStep.allCases

    #expect(Array(sequence(first: steps[0], next: \.next)) == steps)
    #expect(Array(sequence(first: steps[steps.count - 1], next: \.previous)) == steps.reversed())
  }

  @Test func `are in order`() {
    #expect(FeedbackStep.allCases.sorted() == FeedbackStep.allCases)
  }
}
