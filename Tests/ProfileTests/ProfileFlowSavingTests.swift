import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing

@MainActor
@Suite(.bothWays)
struct ProfileFlowSavingTests {
  @Test func `keeps the input when the store fails`() async throws {
    let flow = try ProfileFlowTest()
    flow.store.failure = .unavailable
    flow.start()
    try flow.enterDetails()
    try await flow.enterAddress()
    let failed = try flow.address.content

    flow.store.failure = nil
    try flow.address.presenter.didTapContinue()
    await flow.test.flows.idle()

    #expect(failed?.problem == ProfileStoreError.unavailable.sentence)
    #expect(failed?.draft == .london)
    #expect(flow.test.results == [.completed(try .ada)])
  }

  @Test func `an answer that comes after the person went back changes nothing`() async throws {
    let flow = try ProfileFlowTest()
    let answer = TestAnswer<Void>()
    flow.store.answer = answer
    flow.start()
    try flow.enterDetails()
    try flow.address.fill(.london)
    try flow.address.presenter.didTapContinue()
    await nextTurn()

    flow.window.goBack()
    answer.give(())
    await flow.test.flows.idle()

    #expect(flow.test.results == [])
    #expect(try flow.personalDetails.content?.draft == .ada)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `a flow that was left on the stack can finish again`() async throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.enterDetails()
    try await flow.enterAddress()
    // A tap that comes in between, outside a visit, must not leave the screen busy for good.
    try flow.address.presenter.didTapContinue()
    flow.test.flows.start(StubFlow<FlowOutcome<Int>>("next", flow.window.pushing)) { _, _ in }

    flow.window.goBack()
    try flow.address.presenter.didTapContinue()
    await flow.test.flows.idle()

    #expect(flow.test.results == [.completed(try .ada), .completed(try .ada)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }
}
