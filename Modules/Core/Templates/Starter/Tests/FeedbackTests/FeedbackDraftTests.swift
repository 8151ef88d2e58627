import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Testing

@testable import Feedback

/// A killed app resumes at its former step.
@MainActor
@Suite(.bothWays)
struct FeedbackDraftTests {
  @Test func `saves the draft at every edit`() async throws {
    let flow = FeedbackFlowTest()
    flow.start()

    try flow.top.type("Half")
    await flow.test.flows.idle()

    #expect(flow.drafts.load()?.typedText(at: FeedbackStep.allCases[0]) == "Half")
  }

  @Test(arguments: FeedbackStep.allCases)
  func `resumes at the last step, with the earlier screens below`(step: FeedbackStep) async throws {
    let flow = FeedbackFlowTest(.answered(upTo: step))

    flow.start()
    await flow.test.flows.idle()

    #expect(flow.steps == FeedbackStep.allCases.filter { $0 <= step })
    #expect(flow.window.transitions.count == 1)
    #expect(flow.drafts.load() == .answered(upTo: step))
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test(arguments: FeedbackStep.allCases)
  func `saves the step when the person goes back and forth`(step: FeedbackStep) async throws {
    let flow = FeedbackFlowTest(.answered(upTo: step))
    flow.start()

    if step.next != nil { try await flow.answer() }
    let there = flow.drafts.load()?.currentStep
    flow.window.goBack()
    await flow.test.flows.idle()

    #expect(there == step.next ?? step)
    #expect(flow.drafts.load()?.currentStep == (step.next == nil ? step.previous ?? step : step))
  }

  @Test func `stops at an answer that is no longer valid`() throws {
    let last = try #require(FeedbackStep.allCases.last)
    let flow = FeedbackFlowTest(FeedbackDraft(step: last))

    flow.start()

    #expect(flow.steps == [FeedbackStep.allCases[0]])
  }

  @Test func `the last answer leaves no draft`() async throws {
    let flow = FeedbackFlowTest()
    flow.start()

    try await flow.answerAll()

    #expect(flow.drafts.load() == nil)
  }

  @Test func `encodes and decodes to the same value`() throws {
    let draft = try FeedbackDraft.answered(upTo: #require(FeedbackStep.allCases.last))

    let json = try JSONEncoder().encode(draft)

    #expect(try JSONDecoder().decode(FeedbackDraft.self, from: json) == draft)
  }
}
