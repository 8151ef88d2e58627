import Business
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Onboarding
import Profile
import Testing

/// The sub-flow is cancelled, left on the stack, or visited again.
@MainActor
@Suite(.bothWays)
struct OnboardingSubflowTests {
  private let flow = OnboardingFlowTest()
  private let stack = ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen"]

  private func start(choosing type: AccountType) async throws {
    flow.start()
    try await flow.enterAll(choosing: type)
  }

  private func endUnremarkably() async {
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `back from a sub-flow leads to the account type, and another may be chosen`() async throws {
    try await start(choosing: .personal)

    flow.window.goBack()
    let back = flow.shown
    try flow.choose(.business)
    flow.subflows.business?.finish(.completed(try .acme))
    try await flow.tapFinish()

    #expect(back == stack)
    #expect(flow.test.results == [.completed(try .adaAsAcme)])
    await endUnremarkably()
  }

  @Test(arguments: [AccountType.personal, .business])
  func `a sub-flow that reports cancelled is removed`(type: AccountType) async throws {
    try await start(choosing: type)

    flow.subflows.profile?.finish(.cancelled)
    flow.subflows.business?.finish(.cancelled)

    #expect(flow.shown == stack)
    #expect(flow.subflows.profile == nil)
    #expect(flow.subflows.business == nil)
    await flow.test.flows.idle()
    #expect(flow.drafts.load()?.step == .accountType)
    await endUnremarkably()
  }

  @Test func `back from the end visits the sub-flow again, and another answer replaces the first`() async throws {
    try await start(choosing: .business)
    flow.subflows.business?.finish(.completed(try .acme))

    flow.window.goBack()
    await flow.test.flows.idle()
    let step = flow.drafts.load()?.step
    let visited = flow.window.top === flow.subflows.business?.screen
    flow.subflows.business?.finish(.completed(try .bolts))
    let name = try flow.top(DoneTestScreen.self).content?.profileName
    try await flow.tapFinish()

    #expect(step == .business)
    #expect(visited)
    #expect(name == "Bolts")
    #expect(flow.test.results == [.completed(try .adaAsBolts)])
    await endUnremarkably()
  }

  @Test func `back through a sub-flow that was visited again leads to the account type`() async throws {
    try await start(choosing: .business)
    flow.subflows.business?.finish(.completed(try .acme))

    flow.window.goBack()
    flow.window.goBack()
    let back = flow.shown
    try flow.choose(.personal)
    flow.subflows.profile?.finish(.completed(try .ada))
    try await flow.tapFinish()

    #expect(back == stack)
    #expect(flow.test.results == [.completed(try .adaHerself)])
    await endUnremarkably()
  }

  @Test(arguments: zip([0, 1, 2, 3], [.email, .country, .accountType, .business] as [OnboardingDraft.Step]))
  func `several steps back from the end are one action`(position: Int, step: OnboardingDraft.Step) async throws {
    try await start(choosing: .business)
    flow.subflows.business?.finish(.completed(try .acme))

    flow.window.goBack(to: flow.window.viewControllers[position])
    await flow.test.flows.idle()

    #expect(flow.shown.count == position + 1)
    #expect(flow.drafts.load()?.step == step)
    #expect(flow.test.results == [])
    await endUnremarkably()
  }

  @Test(arguments: zip([0, 1, 2], [.email, .country, .accountType] as [OnboardingDraft.Step]))
  func `several steps back from a sub-flow are one action`(position: Int, step: OnboardingDraft.Step) async throws {
    try await start(choosing: .business)

    flow.window.goBack(to: flow.window.viewControllers[position])
    await flow.test.flows.idle()

    #expect(flow.shown.count == position + 1)
    #expect(flow.drafts.load()?.step == step)
    #expect(flow.test.results == [])
    await endUnremarkably()
  }
}
