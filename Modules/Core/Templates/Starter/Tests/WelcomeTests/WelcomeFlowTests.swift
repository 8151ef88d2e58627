import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Welcome

@MainActor
@Suite(.bothWays)
struct WelcomeFlowTests {
  @Test func `completes with the stored person`() async throws {
    let flow = WelcomeFlowTest()
    flow.start()

    try flow.screen.type("Ada")
    try await flow.tapContinue()

    #expect(flow.test.results == [.completed(try .ada)])
    #expect(flow.store.messages == [try .ada])
    let problems = await flow.test.problems()
    #expect(problems == [])
    #expect(flow.window.viewControllers.isEmpty)
  }

  @Test func `stays until the name is valid and stored, and shows the reason`() async throws {
    let flow = WelcomeFlowTest()
    flow.start()

    try await flow.tapContinue()
    let refused = try #require(try flow.screen.content)
    flow.store.failure = .unavailable
    try flow.screen.type("Ada")
    try await flow.tapContinue()
    let failed = try #require(try flow.screen.content)
    flow.store.failure = nil
    try await flow.tapContinue()

    #expect(refused.fields.map(\.error) == [PersonNameError.empty.sentence])
    #expect(failed.problem == WelcomeStoreError.unavailable.sentence)
    #expect(flow.test.results.count == 1)
  }

  @Test func `completes once for two taps`() async throws {
    let flow = WelcomeFlowTest([.name: "Ada"])
    flow.start()
    let screen = try flow.screen

    screen.presenter.didTapContinue()
    screen.presenter.didTapContinue()
    await flow.test.flows.idle()

    #expect(flow.store.messages.count == 1)
    #expect(flow.test.results.count == 1)
  }

  @Test func `saves the draft at every edit, and resumes from it`() async throws {
    let flow = WelcomeFlowTest()
    flow.start()
    try flow.screen.type("Half")
    await flow.test.flows.idle()
    let next = WelcomeFlowTest(flow.drafts.load())

    next.start()

    #expect(try next.screen.content?.fields.map(\.value) == ["Half"])
  }

  @Test func `is cancelled when the person goes back`() async {
    let flow = WelcomeFlowTest()
    flow.start()

    flow.window.goBack()

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `is cancelled when the person pulls it down`() async {
    let flow = WelcomeFlowTest()
    flow.start(flow.window.presenting(.sheet))

    flow.window.pullDown()

    #expect(flow.test.results == [.cancelled])
    #expect(flow.window.viewControllers.isEmpty)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `is cancelled if it cannot be shown`() async {
    let flow = WelcomeFlowTest()

    let stray = TestNavigationController()
    flow.start(.push(onto: stray, using: flow.window))

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
    withExtendedLifetime(stray) {}
  }
}
