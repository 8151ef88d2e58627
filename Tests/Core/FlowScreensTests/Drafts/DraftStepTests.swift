import FlowScreens
import Testing

struct DraftStepTests {
  private enum Step: String, DraftStep {
    case zeal
    case middle
    case end
  }

  @Test func `the steps lead from the first to the last and back`() {
    #expect(Array(sequence(first: Step.zeal, next: \.next)) == [.zeal, .middle, .end])
    #expect(Array(sequence(first: Step.end, next: \.previous)) == [.end, .middle, .zeal])
  }

  @Test func `are in the order of their cases, not of their names`() {
    #expect(Step.allCases.reversed().sorted() == [.zeal, .middle, .end])
  }
}
