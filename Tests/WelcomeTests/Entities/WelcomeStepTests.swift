import Forms
import Testing

@testable import Welcome

struct WelcomeStepTests {
  @Test func `the steps lead from the first to the last and back`() {
    let steps = WelcomeStep.allCases

    #expect(Array(sequence(first: steps[0], next: \.following)) == steps)
    #expect(Array(sequence(first: steps[steps.count - 1], next: \.preceding)) == steps.reversed())
  }

  @Test func `are in order`() {
    #expect(WelcomeStep.allCases.sorted() == WelcomeStep.allCases)
  }
}
