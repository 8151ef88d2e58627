import FlowKit
import FlowScreens
import FlowTesting
import Testing
import Welcome

@testable import Feedback

/// The start after the Welcome flow; tested only here, since no test can make another feature's result.
@MainActor
@Suite(.bothWays)
struct WelcomeFirstTests {
  @Test func `begins when the Welcome flow has completed, which stays below`() async throws {
    let flow = FeedbackFlowTest()
    flow.needsWelcome = true
    flow.start()
    let before = flow.steps

    flow.needsWelcome = false
    try #require(flow.welcome).finish(.completed(.ada))
    let after = flow.steps
    try await flow.answerAll()

    #expect(before == [nil])
    #expect(after == [nil, FeedbackStep.allCases[0]])
    #expect(flow.test.results == [.completed(try .complete)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `begins again when the person goes back and answers the Welcome flow again`() async throws {
    let flow = FeedbackFlowTest()
    flow.needsWelcome = true
    flow.start()
    flow.needsWelcome = false
    try #require(flow.welcome).finish(.completed(.ada))

    flow.window.goBack()
    let back = flow.steps
    try #require(flow.welcome).finish(.completed(.ada))

    #expect(back == [nil])
    #expect(flow.steps == [nil, FeedbackStep.allCases[0]])
    #expect(flow.test.results == [])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `drops a screen that was requested during a swipe back to the Welcome flow`() async throws {
    let flow = FeedbackFlowTest(.answered(upTo: FeedbackStep.allCases[0]))
    flow.needsWelcome = true
    flow.start()
    flow.needsWelcome = false
    try #require(flow.welcome).finish(.completed(.ada))
    let screen = try flow.top
    flow.window.holdsTransitions = true
    flow.window.beginSwipeBack()

    screen.tapContinue()
    await flow.answersAreStored()
    flow.window.endSwipeBack(cancelled: false)
    flow.window.settle()
    await flow.test.flows.idle()

    #expect(flow.steps == [nil])
    #expect(flow.test.results == [])
  }
}

extension Person {
  fileprivate static var ada: Person { get throws { Person(name: try PersonName("Ada")) } }
}
