import Business
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing

/// Without a profile, the Profile flow runs first, on the same stack.
@MainActor
@Suite(.bothWays)
struct BusinessProfileFirstTests {
  @Test func `asks for the profile first and leaves its screens below`() async throws {
    let flow = BusinessFlowTest(needsProfile: true)
    flow.start()
    let before = flow.steps

    try flow.enterProfile()
    try flow.enterAll()
    try await flow.save()

    #expect(before == [nil])
    #expect(flow.steps == [nil, .company, .address, .roleAndWeb, .review])
    #expect(flow.test.startCount == 1)
    #expect(flow.test.results == [.completed(try .acme)])
    let problems = await flow.test.problems()
    #expect(problems == [])
    #expect(flow.window.viewControllers.isEmpty)
  }

  @Test func `does not ask for a profile that is stored`() {
    let flow = BusinessFlowTest(needsProfile: false)

    flow.start()

    #expect(flow.profile == nil)
    #expect(flow.steps == [.company])
  }

  @Test func `is not cancelled by going back to the profile, which can be answered again`() async throws {
    let flow = BusinessFlowTest(needsProfile: true)
    flow.start()
    try flow.enterProfile()
    try flow.enterCompany()

    flow.window.goBack()
    flow.window.goBack()
    let back = flow.steps
    let isVisitedAgain = try #require(flow.profile).context.isRunning
    try flow.enterProfile()

    #expect(back == [nil])
    #expect(isVisitedAgain)
    #expect(flow.steps == [nil, .company])
    #expect(try flow.top(CompanyTestScreen.self).content?.draft == .acme)
    #expect(flow.test.results == [])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  enum WayOut: CaseIterable {
    case back
    case pullingDown
    case cancelButton
  }

  @Test(arguments: WayOut.allCases, [false, true])
  func `is cancelled with the profile`(way: WayOut, isVisitedAgain: Bool) async throws {
    let flow = BusinessFlowTest(needsProfile: true)
    flow.start(flow.window.presenting(.sheet))
    if isVisitedAgain {
      try flow.enterProfile()
      flow.window.goBack()
    }

    switch way {
    case .back: flow.window.goBack()
    case .pullingDown: flow.window.pullDown()
    case .cancelButton: flow.profile?.finish(.cancelled)
    }

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
    #expect(flow.window.viewControllers.isEmpty)
  }

  @Test func `one action removes the business and the profile below it`() async throws {
    let flow = BusinessFlowTest(needsProfile: true)
    flow.start(flow.window.presenting(.sheet))
    try flow.enterProfile()
    try flow.enterCompany()

    flow.window.pullDown()

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `drops a screen that was requested during a swipe back to the profile`() throws {
    let flow = BusinessFlowTest(.acme(at: .company), needsProfile: true)
    flow.start()
    try flow.enterProfile()
    let company = try flow.top(CompanyTestScreen.self)
    flow.window.holdsTransitions = true
    flow.window.beginSwipeBack()

    company.presenter.didTapContinue()
    flow.window.endSwipeBack(cancelled: false)
    flow.window.settle()
    let steps = flow.steps
    try flow.enterProfile()
    flow.window.settle()

    #expect(steps == [nil])
    #expect(flow.steps == [nil, .company])
  }
}
