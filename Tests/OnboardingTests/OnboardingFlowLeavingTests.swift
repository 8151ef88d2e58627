import Business
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Onboarding
import Testing

@MainActor
@Suite(.bothWays)
struct OnboardingFlowLeavingTests {
  @Test func `goes back one step at a time, keeps the input, and is cancelled from the first`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterEmail()
    try await flow.enterCountry("EE")

    flow.window.goBack()
    let country = try flow.top(CountryTestScreen.self).content?.fields.first?.value
    flow.window.swipeBack()
    let email = try flow.top(EmailTestScreen.self).content?.fields.first?.value
    let before = flow.test.results
    flow.window.goBack()

    #expect(country == "EE")
    #expect(email == "ada@example.com")
    #expect(before == [])
    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `moves forward again with the kept input`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterEmail()
    try flow.top(CountryTestScreen.self).presenter.didEdit(.country, to: "EE")

    flow.window.goBack()
    try flow.top(EmailTestScreen.self).presenter.didTapContinue()
    await flow.test.flows.idle()

    #expect(try flow.top(CountryTestScreen.self).content?.fields.first?.value == "EE")
  }

  @Test(arguments: [AccountType.personal, .business])
  func `is cancelled when the person pulls it down, with a sub-flow inside`(type: AccountType) async throws {
    let flow = OnboardingFlowTest()
    flow.start(flow.window.presenting(.sheet))
    try await flow.enterAll(choosing: type)

    flow.window.pullDown()

    #expect(flow.test.results == [.cancelled])
    #expect(flow.window.viewControllers.isEmpty)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test(arguments: OnboardingDraft.Step.allCases)
  func `is cancelled if it cannot be shown, whatever the step in the draft`(
    step: OnboardingDraft.Step
  ) async throws {
    let flow = OnboardingFlowTest(try .ada(at: step, activeProfile: .acme))

    let stray = TestNavigationController()
    flow.start(.push(onto: stray, using: flow.window))

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    withExtendedLifetime(stray) {}
    #expect(problems == [])
  }

  @Test func `an answer for a removed screen does not affect the next one`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterEmail()
    let answer = TestAnswer<Void>()
    flow.users.answer = answer
    try flow.top(CountryTestScreen.self).presenter.didEdit(.country, to: "GB")
    try flow.top(CountryTestScreen.self).presenter.didTapContinue()
    await nextTurn()

    flow.window.goBack()
    flow.users.answer = nil
    try flow.top(EmailTestScreen.self).presenter.didTapContinue()
    for _ in 1...10 { await nextTurn() }
    answer.give(())
    await flow.test.flows.idle()

    #expect(flow.shown == ["EmailTestScreen", "CountryTestScreen"])
    #expect(try flow.top(CountryTestScreen.self).content?.isBusy == false)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `drops a screen that was requested during a swipe back`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterEmail()
    try flow.top(CountryTestScreen.self).presenter.didEdit(.country, to: "GB")
    flow.window.holdsTransitions = true

    flow.window.beginSwipeBack()
    try flow.top(CountryTestScreen.self).presenter.didTapContinue()
    for _ in 1...10 { await nextTurn() }
    flow.window.endSwipeBack(cancelled: false)
    flow.window.settle()
    await flow.test.flows.idle()

    #expect(flow.shown == ["EmailTestScreen"])
    #expect(flow.drafts.load()?.step == .email)
    #expect(flow.users.users == [try .ada])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `drops a sub-flow that was requested during a swipe back`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterEmail()
    try await flow.enterCountry()

    flow.window.beginSwipeBack()
    try flow.choose(.business)
    flow.window.endSwipeBack(cancelled: false)
    await flow.test.flows.idle()

    #expect(flow.shown == ["EmailTestScreen", "CountryTestScreen"])
    #expect(flow.subflows.business == nil)
    #expect(flow.drafts.load()?.step == .country)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `a flow that was left on the stack can finish again`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterAll(choosing: .business)
    flow.subflows.business?.finish(.completed(try .acme))
    try await flow.tapFinish()
    // A tap that comes in between, outside a visit, must not leave the screen busy for good.
    try await flow.tapFinish()
    flow.test.flows.start(StubFlow<FlowOutcome<Int>>("next", flow.window.pushing)) { _, _ in }

    flow.window.goBack()
    try await flow.tapFinish()

    #expect(flow.test.results == [.completed(try .adaAsAcme), .completed(try .adaAsAcme)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }
}
