import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Feedback

@MainActor
@Suite(.bothWays)
struct FeedbackFlowTests {
  @Test func `completes with the stored answers`() async throws {
    let flow = FeedbackFlowTest()
    flow.start()

    try await flow.answerAll()

    #expect(flow.test.results == [.completed(try .complete)])
    #expect(flow.store.messages.map(\.step) == FeedbackStep.allCases)
    let problems = await flow.test.problems()
    #expect(problems == [])
    #expect(flow.window.viewControllers.isEmpty)
  }

  @Test(arguments: FeedbackStep.allCases)
  func `stays on a screen until its answer is valid and stored`(step: FeedbackStep) async throws {
    let flow = FeedbackFlowTest(.answered(upTo: step))
    flow.start()

    try flow.top.empty()
    try await flow.goOn()
    flow.store.failure = .unavailable
    try await flow.answer()
    let steps = flow.steps
    flow.store.failure = nil
    try await flow.answer()

    #expect(steps == FeedbackStep.allCases.filter { $0 <= step })
    #expect(step.next == nil ? flow.test.results.count == 1 : flow.steps.last == step.next)
  }

  @Test(arguments: FeedbackStep.allCases)
  func `stores one answer for two taps`(step: FeedbackStep) async throws {
    let flow = FeedbackFlowTest(.answered(upTo: step))
    flow.start()
    let screen = try flow.top
    flow.window.beginSwipeBack()

    for _ in 1...2 {
      screen.tapContinue()
      await flow.answersAreStored()
    }
    flow.window.endSwipeBack(cancelled: true)
    await flow.test.flows.idle()

    #expect(flow.steps == FeedbackStep.allCases.filter { $0 <= step.next ?? step })
  }

  @Test(arguments: FeedbackStep.allCases)
  func `drops a screen that was requested during a swipe back`(step: FeedbackStep) async throws {
    let flow = FeedbackFlowTest(.answered(upTo: step))
    flow.start()
    let screen = try flow.top
    flow.window.holdsTransitions = true
    flow.window.beginSwipeBack()

    screen.tapContinue()
    await flow.answersAreStored()
    flow.window.endSwipeBack(cancelled: false)
    flow.window.settle()
    await flow.test.flows.idle()

    #expect(flow.steps == FeedbackStep.allCases.filter { $0 < step })
  }

  @Test func `keeps the input of every screen when the person goes back and forth`() async throws {
    let flow = FeedbackFlowTest()
    flow.start()
    for step in FeedbackStep.allCases {
      try flow.top.type("Half of \(step)")
      if step.next != nil { try await flow.goOn() }
    }

    while flow.steps.count > 1 { flow.window.goBack() }
    var texts: [String?] = []
    for step in FeedbackStep.allCases {
      texts.append(try flow.top.text)
      if step.next != nil { try await flow.goOn() }
    }

    #expect(texts == FeedbackStep.allCases.map { "Half of \($0)" })
  }

  @Test func `begins with the Welcome flow if it is needed, and is cancelled with it`() async throws {
    let flow = FeedbackFlowTest()
    flow.needsWelcome = true
    flow.start()
    let steps = flow.steps

    flow.window.goBack()

    #expect(steps == [nil])
    #expect(flow.welcome == nil)
    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }
}

// MARK: - The person leaves

extension FeedbackFlowTests {
  @Test(arguments: FeedbackStep.allCases)
  func `goes back screen by screen, and is cancelled from the first`(step: FeedbackStep) async throws {
    let flow = FeedbackFlowTest(.answered(upTo: step))
    flow.start()

    var results: [Int] = []
    for _ in flow.steps {
      results.append(flow.test.results.count)
      flow.window.goBack()
    }

    #expect(results.allSatisfy { $0 == 0 })
    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test(arguments: FeedbackStep.allCases)
  func `is cancelled when the person pulls it down`(step: FeedbackStep) async throws {
    let flow = FeedbackFlowTest(.answered(upTo: step))
    flow.start(flow.window.presenting(.sheet))

    flow.window.pullDown()

    #expect(flow.test.results == [.cancelled])
    #expect(flow.window.viewControllers.isEmpty)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test(arguments: FeedbackStep.allCases)
  func `is cancelled if it cannot be shown`(step: FeedbackStep) async throws {
    let flow = FeedbackFlowTest(.answered(upTo: step))

    let stray = TestNavigationController()
    flow.start(.push(onto: stray, using: flow.window))

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
    withExtendedLifetime(stray) {}
  }
}
